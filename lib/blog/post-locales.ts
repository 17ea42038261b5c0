import { blogSource } from '#lib/blog/blog-source'
import { findSlug } from '#lib/blog/find-post'
import { hasListPage } from '#lib/blog/list-posts'
import type { Topic } from '#lib/content/site-content'
import { type Locale, locales } from '#lib/i18n/locales'

/**
 * Returns the languages for which `hasTranslation` is true. A language also counts when
 * `hasTranslation` rejects, because the translation may exist while the provider fails.
 */
async function filterLocales(
  hasTranslation: (locale: Locale) => Promise<boolean>,
): Promise<readonly Locale[]> {
  const found = await Promise.all(locales.map((locale) => hasTranslation(locale).catch(() => true)))
  return locales.filter((_locale, index) => found[index])
}

/**
 * Returns the languages of a post. The post exists in `known`, so only the other languages are
 * looked up.
 */
export const findPostLocales = (slug: string, known: Locale): Promise<readonly Locale[]> =>
  filterLocales(async (locale) => locale === known || (await findSlug({ locale, slug })) !== null)

/** Returns the languages in which the blog's list has this page. */
export const findPageLocales = (page: number): Promise<readonly Locale[]> =>
  filterLocales(async (locale) => (await hasListPage({ locale, page })) !== false)

/**
 * Returns the languages in which a topic has posts. A topic without posts has no page. When the
 * provider fails, the topic counts as existing.
 */
export const findTopicLocales = ({ slugs }: Pick<Topic, 'slugs'>): Promise<readonly Locale[]> =>
  filterLocales(async (locale) => {
    const posts = await blogSource.getAllPosts(locale)
    return posts.some(({ slug }) => slugs.includes(slug))
  })
