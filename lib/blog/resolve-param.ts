import { findSlug } from '#lib/blog/find-post'
import { hasListPage } from '#lib/blog/list-posts'
import { getFilledTopics } from '#lib/blog/post-topics'
import { listSheetSlugs } from '#lib/blog/sheet'
import { findIgnoringCase } from '#lib/blog/slug'
import { getSiteContent } from '#lib/content/current-content'
import type { Locale } from '#lib/i18n/locales'
import { goneSlug, type CanonicalParam } from '#lib/i18n/route-request'
import { getImageName, indexedPages } from '#lib/i18n/routes'

/**
 * Resolves the last segment of a path, for the middleware and the language switcher. The segment is
 * a slug, a topic, a page number or an image name. The page then gets only the canonical segment.
 *
 * @returns the values that `CanonicalParam` describes
 * @throws ProviderError when the provider answers 401
 */
export const resolveParam: CanonicalParam = async (locale, name, param) => {
  if (name === 'article') return resolveArticleSlug(locale, param)
  if (name === 'articleImage') return resolveArticleImage(locale, param)
  if (name === 'blogTopic') {
    const ids = (await getFilledTopics(locale)).map(({ id }) => id)
    return findIgnoringCase(ids, param)
  }
  if (name === 'sheet') return findIgnoringCase(listSheetSlugs(), findMovedSlug(param) ?? param)
  if (name === 'image') {
    const names = indexedPages.map((page) => getImageName(page))
    return findIgnoringCase(names, param)
  }
  return resolvePageNumber(locale, param)
}

/**
 * Returns the canonical or new slug of an article. Returns `goneSlug` for a removed article, null
 * for an unknown article, and undefined while the provider fails.
 */
async function resolveArticleSlug(
  locale: Locale,
  slug: string,
): Promise<string | null | undefined> {
  const found = await findSlug({ locale, slug })
  return found === null ? findMovedSlug(slug) : found
}

/**
 * Returns the new slug of an article that `content/redirects.yaml` renames, `goneSlug` for a
 * removed article, else null.
 */
function findMovedSlug(slug: string): string | null {
  const moves = getSiteContent().redirects
  const oldSlug = findIgnoringCase(Object.keys(moves), slug)
  return oldSlug === null ? null : (moves[oldSlug] ?? null)
}

async function resolveArticleImage(
  locale: Locale,
  fileName: string,
): Promise<string | null | undefined> {
  if (!fileName.endsWith('.png')) return null
  const slug = await resolveArticleSlug(locale, fileName.slice(0, -'.png'.length))
  if (slug === goneSlug) return null
  return slug ? `${slug}.png` : slug
}

async function resolvePageNumber(locale: Locale, text: string): Promise<string | null | undefined> {
  if (!/^[1-9]\d{0,3}$/.test(text)) return null
  const hasPage = await hasListPage({ locale, page: Number(text) })
  if (hasPage === undefined) return undefined
  return hasPage ? text : null
}
