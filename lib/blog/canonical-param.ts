import { findSheet } from '#content/sheets'
import { findSlug, hasPage } from '#lib/blog/blog'
import { gone } from '#lib/blog/gone'
import { movedSlug } from '#lib/blog/moved-slug'
import { filledTopics } from '#lib/blog/topic-posts'
import type { Locale } from '#lib/i18n/locales'
import { indexedPages, type RouteName } from '#lib/i18n/routes'
import { imageName } from '#lib/seo/share-image/paths'

/** An article's slug in its canonical spelling, the one it has now, or `gone`. */
async function findArticle(locale: Locale, slug: string): Promise<string | null | undefined> {
  const found = await findSlug({ locale, slug })
  return found === null ? movedSlug(slug) : found
}

/**
 * The slug, page number, topic or image name of a path in its canonical spelling, null when there is no such page, `gone`
 * for an article that was taken off, undefined when nobody knows while the provider fails.
 * @throws ProviderError with status 401.
 */
export async function canonicalParam(
  locale: Locale,
  name: RouteName,
  param: string,
): Promise<string | null | undefined> {
  if (name === 'article') return findArticle(locale, param)
  if (name === 'blogTopic') {
    const known = await filledTopics(locale)
    return known.find(({ id }) => id === param.toLowerCase())?.id ?? null
  }
  if (name === 'sheet') return findSheet(param)?.slug ?? null
  if (name === 'image') return indexedPages.map(imageName).find((known) => known === param.toLowerCase()) ?? null
  if (name === 'articleImage') {
    const slug = param.endsWith('.png') ? await findArticle(locale, param.slice(0, -'.png'.length)) : null
    if (slug === gone) return null
    return slug ? `${slug}.png` : slug
  }
  const hasIt = /^[1-9]\d{0,3}$/.test(param) && (await hasPage({ locale, page: Number(param) }))
  return hasIt === false ? null : hasIt && param
}
