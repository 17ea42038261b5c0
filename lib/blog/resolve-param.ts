import { content } from '#lib/content/content'
import { getFilledTopics, findSlug, hasListPage } from '#lib/blog/blog'
import { findIgnoringCase } from '#lib/blog/post'
import { listSheetSlugs } from '#lib/blog/sheet'
import type { Locale } from '#lib/i18n/locales'
import { goneSlug, type CanonicalParam } from '#lib/i18n/route-request'
import { getImageName, indexedPages } from '#lib/i18n/routes'

/** What became of an article's slug that leads nowhere any more, in any case: its new one, `gone`, or null when nobody knows. */
function movedSlug(slug: string): string | null {
  const moves = content.redirects
  return moves[findIgnoringCase(Object.keys(moves), slug) ?? ''] ?? null
}

/** An article's slug in its canonical spelling, the one it has now, or `gone`. */
async function findArticle(locale: Locale, slug: string): Promise<string | null | undefined> {
  const found = await findSlug({ locale, slug })
  return found === null ? movedSlug(slug) : found
}

/** Knows the pages of the blog, its images and the sheets. @throws ProviderError with status 401 */
export const resolveParam: CanonicalParam = async (locale, name, param) => {
  if (name === 'article') return findArticle(locale, param)
  if (name === 'blogTopic') {
    const ids = (await getFilledTopics(locale)).map(({ id }) => id)
    return findIgnoringCase(ids, param)
  }
  if (name === 'sheet') return findIgnoringCase(listSheetSlugs(), movedSlug(param) ?? param)
  if (name === 'image') return findIgnoringCase(indexedPages.map(getImageName), param)
  if (name === 'articleImage') {
    const slug = param.endsWith('.png')
      ? await findArticle(locale, param.slice(0, -'.png'.length))
      : null
    if (slug === goneSlug) return null
    return slug ? `${slug}.png` : slug
  }
  const hasIt = /^[1-9]\d{0,3}$/.test(param) && (await hasListPage({ locale, page: Number(param) }))
  return hasIt === false ? null : hasIt && param
}
