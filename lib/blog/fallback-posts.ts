import { embeddedPosts } from '#lib/blog/embedded-posts'
import { type PostSummary, toPostSummary } from '#lib/blog/post'
import { getCurrentSlug } from '#lib/content/current-content'
import type { Locale } from '#lib/i18n/locales'

/**
 * Numbers of built-in articles that are shown while the provider of posts fails (spec section 9):
 * in the main list, and in the second list variant under articles, check-up and weight-loss.
 */
export const fallbackCounts = { mainList: 3, readAlso: 5 } as const

export type FallbackCount = (typeof fallbackCounts)[keyof typeof fallbackCounts]

/** The built-in articles of spec section 2 in the order in which they are shown. */
const builtInSlugs = [
  'preventive-medicine-importance',
  'healthy-nutrition-basics',
  'stress-impact-cardiovascular-health',
  'diagnostic-algorithms-preventive-medicine',
  'individual-checkup-programs-guide',
]

/** The first `count` built-in articles without `except`, in whose place another article of the clinic stands. */
export async function getFallbackPosts(
  locale: Locale,
  count: FallbackCount,
  except?: string,
): Promise<readonly PostSummary[]> {
  const all = await embeddedPosts.getAllPosts(locale)
  const builtIn = builtInSlugs
    .map((slug) => getCurrentSlug(slug))
    .flatMap((slug) => all.filter((post) => post.slug === slug))
  const shown = new Set([...builtIn, ...all].filter(({ slug }) => slug !== except))
  return [...shown].slice(0, count).map(toPostSummary)
}
