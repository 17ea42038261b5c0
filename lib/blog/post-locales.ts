import { findSlug } from '#lib/blog/find-post'
import { hasListPage } from '#lib/blog/list-posts'
import { type Locale, locales } from '#lib/i18n/locales'

/** Languages that have a translation. A failing provider counts as one: the translation may exist. */
async function filterLocales(
  hasTranslation: (locale: Locale) => Promise<boolean>,
): Promise<readonly Locale[]> {
  const found = await Promise.all(locales.map((locale) => hasTranslation(locale).catch(() => true)))
  return locales.filter((_locale, index) => found[index])
}

/** Languages of a post that exists in `known`: only the other languages are looked up. */
export const findPostLocales = (slug: string, known: Locale): Promise<readonly Locale[]> =>
  filterLocales(async (locale) => locale === known || (await findSlug({ locale, slug })) !== null)

/** Languages in which the blog's list has a page of this number. */
export const findPageLocales = (page: number): Promise<readonly Locale[]> =>
  filterLocales(async (locale) => (await hasListPage({ locale, page })) !== false)
