import { content } from '#lib/content/content'
import { filledTopics, findSlug, hasPage } from '#lib/blog/blog'
import { sheetSlugs } from '#lib/blog/sheet'
import type { Locale } from '#lib/i18n/locales'
import { gone, type CanonicalParam } from '#lib/i18n/route-request'
import { imageName, indexedPages } from '#lib/i18n/routes'

/** What became of an article's slug that leads nowhere any more, in any case: its new one, `gone`, or null when nobody knows. */
export function movedSlug(slug: string, moves: Readonly<Record<string, string>> = content.redirects): string | null {
  const wanted = slug.toLowerCase()
  return Object.entries(moves).find(([old]) => old.toLowerCase() === wanted)?.[1] ?? null
}

/** An article's slug in its canonical spelling, the one it has now, or `gone`. */
async function findArticle(locale: Locale, slug: string): Promise<string | null | undefined> {
  const found = await findSlug({ locale, slug })
  return found === null ? movedSlug(slug) : found
}

/** Knows the pages of the blog, its images and the sheets. @throws ProviderError with status 401 */
export const canonicalParam: CanonicalParam = async (locale, name, param) => {
  if (name === 'article') return findArticle(locale, param)
  if (name === 'blogTopic') {
    const known = await filledTopics(locale)
    return known.find(({ id }) => id === param.toLowerCase())?.id ?? null
  }
  if (name === 'sheet') {
    const wanted = movedSlug(param) ?? param
    return sheetSlugs().find((slug) => slug.toLowerCase() === wanted.toLowerCase()) ?? null
  }
  if (name === 'image') return indexedPages.map(imageName).find((known) => known === param.toLowerCase()) ?? null
  if (name === 'articleImage') {
    const slug = param.endsWith('.png') ? await findArticle(locale, param.slice(0, -'.png'.length)) : null
    if (slug === gone) return null
    return slug ? `${slug}.png` : slug
  }
  const hasIt = /^[1-9]\d{0,3}$/.test(param) && (await hasPage({ locale, page: Number(param) }))
  return hasIt === false ? null : hasIt && param
}
