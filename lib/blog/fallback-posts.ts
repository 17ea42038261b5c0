import { embeddedPosts } from '#lib/blog/embedded-posts'
import { type PostSummary, toPostSummary } from '#lib/blog/post'
import { getCurrentSlug } from '#lib/content/current-content'
import type { Locale } from '#lib/i18n/locales'

/**
 * Numbers of built-in articles in a list while the provider fails (spec section 9). `mainList` is
 * for the blog's list. `readAlso` is for the list "Read also" on the pages of articles, the
 * check-up and weight loss.
 */
export const fallbackCounts = { mainList: 3, readAlso: 5 } as const

export type FallbackCount = (typeof fallbackCounts)[keyof typeof fallbackCounts]

/** Slugs of the built-in articles of spec section 2, in the order in which lists show them. */
const builtInSlugs = [
  'preventive-medicine-importance',
  'healthy-nutrition-basics',
  'stress-impact-cardiovascular-health',
  'diagnostic-algorithms-preventive-medicine',
  'individual-checkup-programs-guide',
]

/**
 * Returns the first `count` built-in articles, without the article with the slug `except`. When
 * there are fewer than `count` built-in articles, the clinic's newest articles fill the list.
 */
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
