import { allPosts, findPost } from '#lib/blog/blog'
import { locales, type Locale } from '#lib/i18n/locales'
import { indexedPages, routes } from '#lib/i18n/routes'
import type { PageMeta } from '#lib/seo/build-metadata'
import { articleMeta, pageMeta } from '#lib/seo/page-metadata'

const articleStart = `${routes.article.path}/`

/** An article that links can be made to, by the id of its page. */
export type LinkArticle = { id: string; title: string }

/** All articles, under their title in a language, or in another one where they exist only there. */
export async function linkArticles(locale: Locale): Promise<LinkArticle[]> {
  const titles = new Map<string, string>()
  for (const each of [locale, ...locales])
    for (const { slug, title } of await allPosts(each)) if (!titles.has(slug)) titles.set(slug, title)
  return [...titles].map(([slug, title]) => ({ id: articleStart + slug, title }))
}

/** What a page says of itself in a language, by its route's name or `article/<slug>`; null when there is no such page. */
export async function linkPageMeta(id: string, locale: Locale): Promise<PageMeta | null> {
  const page = indexedPages.find((each) => each === id)
  if (page) return pageMeta(page, locale)
  if (!id.startsWith(articleStart)) return null
  const post = await findPost({ locale, slug: id.slice(articleStart.length) })
  return post && articleMeta(post, locale)
}
