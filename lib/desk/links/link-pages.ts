import { getAllPosts } from '#lib/blog/list-posts'
import { getFilledTopics } from '#lib/blog/post-topics'
import { contentIn } from '#lib/content/current-content'
import type { Locale } from '#lib/i18n/locales'
import { indexedPages, pathTo } from '#lib/i18n/routes'

/** A page of the site to which a campaign link can lead. */
type LabelledPage = {
  /** Identifies the page in the form, such as `article/antiage`. */
  value: string
  label: string
  path: string
}

/** Pages in one language to which a campaign link can lead. */
export type LinkPages = {
  /** Pages without a label here, because their names are messages of the desk. */
  pages: { value: (typeof indexedPages)[number]; path: string }[]
  articles: LabelledPage[]
  topics: LabelledPage[]
  doctors: LabelledPage[]
}

export async function listLinkPages(locale: Locale): Promise<LinkPages> {
  const posts = await getAllPosts(locale)
  const topics = await getFilledTopics(locale)
  const createPage = (slug: string, label: string, route: 'article' | 'blogTopic' | 'doctor') => {
    const path = pathTo(locale, route, { slug })
    return { value: path.slice(`/${locale}/`.length), label, path }
  }
  return {
    pages: indexedPages.map((value) => ({ value, path: pathTo(locale, value) })),
    articles: posts.map(({ slug, title }) => createPage(slug, title, 'article')),
    topics: topics.map(({ id, heading }) => createPage(id, heading, 'blogTopic')),
    doctors: contentIn(locale).doctors.map(({ id, name }) => createPage(id, name, 'doctor')),
  }
}
