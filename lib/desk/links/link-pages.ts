import { allPosts, filledTopics, findPost } from '#lib/blog/blog'
import { locales, type Locale } from '#lib/i18n/locales'
import { indexedPages, routes } from '#lib/i18n/routes'
import { articleMeta, type PageMeta, pageMeta, topicMeta } from '#lib/seo/page-metadata'
import { absoluteUrlWith } from '#lib/seo/urls'
import { isPersonal, type LinkChoice } from '#lib/desk/links/choice'

const articleStart = `${routes.article.path}/`
const topicStart = `${routes.blogTopic.path}/`

/** An article or a topic that links can be made to, by the id of its page. */
type LinkOption = { value: string; label: string }

/** All articles, under their title in a language, or in another one where they exist only there. */
export async function linkArticles(locale: Locale): Promise<LinkOption[]> {
  const titles = new Map<string, string>()
  for (const each of [locale, ...locales])
    for (const { slug, title } of await allPosts(each)) if (!titles.has(slug)) titles.set(slug, title)
  return [...titles].map(([slug, title]) => ({ value: articleStart + slug, label: title }))
}

export async function linkTopics(locale: Locale): Promise<LinkOption[]> {
  return (await filledTopics(locale)).map(({ id, heading }) => ({ value: topicStart + id, label: heading[locale] }))
}

/**
 * What a page says of itself in a language, by its route's name, `article/<slug>` or `blog/topic/<id>`; null when there is no
 * such page.
 */
export async function linkPageMeta(id: string, locale: Locale): Promise<PageMeta | null> {
  const page = indexedPages.find((each) => each === id)
  if (page) return pageMeta(page, locale)
  if (id.startsWith(topicStart)) {
    const topic = (await filledTopics(locale)).find((each) => topicStart + each.id === id)
    return topic ? topicMeta(topic, locale) : null
  }
  if (!id.startsWith(articleStart)) return null
  const post = await findPost({ locale, slug: id.slice(articleStart.length) })
  return post && articleMeta(post, locale)
}

/** The address that a choice makes; null when there is no such page, or a word tells who somebody is. */
export async function linkAddress({ page, locale, campaign }: LinkChoice): Promise<string | null> {
  const meta = isPersonal(campaign) ? null : await linkPageMeta(page, locale)
  return meta && absoluteUrlWith(meta.pathIn(locale), campaign)
}
