import { topics, topicsOf, type Topic } from '#content/topics'
import { allPosts, listPosts } from '#lib/blog/blog'
import { summaryOf } from '#lib/blog/summary'
import type { PostSummary } from '#lib/blog/types'
import { env } from '#lib/env'
import type { Locale } from '#lib/i18n/locales'

export const findTopic = (id: string): Topic | undefined => topics.find((topic) => topic.id === id)

/** Posts of a topic, newest first. */
export async function topicPosts(locale: Locale, { slugs }: Topic): Promise<readonly PostSummary[]> {
  return (await allPosts(locale)).filter(({ slug }) => slugs.includes(slug)).map(summaryOf)
}

/** Topics that have posts: a provider may have none of some. */
export async function filledTopics(locale: Locale): Promise<readonly Topic[]> {
  const posts = await allPosts(locale)
  return topics.filter(({ slugs }) => posts.some(({ slug }) => slugs.includes(slug)))
}

type Page = { except?: string | undefined; topic?: Topic['id'] | undefined }

/**
 * Posts that share a topic with a page, those that share most first, then the newest. Of a provider's posts only the
 * first page of the list is looked through: an article is not kept waiting for all.
 */
export async function relatedPosts(locale: Locale, { except = '', topic }: Page): Promise<readonly PostSummary[]> {
  const posts = env.API_URL === undefined ? await allPosts(locale) : (await listPosts({ locale, page: 1 }, 5)).data
  const wanted = topics.filter((each) => each.id === topic || each.slugs.includes(except))
  const shared = (slug: string) => topicsOf(slug).filter((each) => wanted.includes(each)).length
  return posts
    .filter(({ slug }) => slug !== except && shared(slug) > 0)
    .toSorted((a, b) => shared(b.slug) - shared(a.slug))
    .map(summaryOf)
}
