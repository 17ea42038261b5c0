import { getAllPosts } from '#lib/blog/list-posts'
import { getFilledTopics } from '#lib/blog/post-topics'
import type { Locale } from '#lib/i18n/locales'
import { indexedPages, pathTo } from '#lib/i18n/routes'

/** A page that a link can lead to; `value` is the page's value in the form. */
type LabelledPage = { value: string; label: string; path: string }

/** Pages of a language that a link can lead to. The desk's messages name the site's pages. */
export type LinkPages = {
  pages: { value: (typeof indexedPages)[number]; path: string }[]
  articles: LabelledPage[]
  topics: LabelledPage[]
}

export async function listLinkPages(locale: Locale): Promise<LinkPages> {
  const posts = await getAllPosts(locale)
  const topics = await getFilledTopics(locale)
  const createPage = (slug: string, label: string, route: 'article' | 'blogTopic') => {
    const path = pathTo(locale, route, { slug })
    return { value: path.slice(`/${locale}/`.length), label, path }
  }
  return {
    pages: indexedPages.map((value) => ({ value, path: pathTo(locale, value) })),
    articles: posts.map(({ slug, title }) => createPage(slug, title, 'article')),
    topics: topics.map(({ id, heading }) => createPage(id, heading, 'blogTopic')),
  }
}
