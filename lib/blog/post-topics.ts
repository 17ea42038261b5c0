import { getAllPosts, getNewestPosts } from '#lib/blog/list-posts'
import { type PostSummary, toPostSummary } from '#lib/blog/post'
import { contentIn, getSiteContent, getTopicsOfArticle } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import type { Topic } from '#lib/content/site-content'
import { env } from '#lib/env'
import type { Locale } from '#lib/i18n/locales'

export async function getTopicPosts(
  locale: Locale,
  { slugs }: Pick<Topic, 'slugs'>,
): Promise<readonly PostSummary[]> {
  return (await getAllPosts(locale)).filter(({ slug }) => slugs.includes(slug)).map(toPostSummary)
}

/** Returns the topics that have posts. A provider may have no posts on a topic. */
export async function getFilledTopics(locale: Locale): Promise<readonly InLanguage<Topic>[]> {
  const posts = await getAllPosts(locale)
  return contentIn(locale).topics.filter(({ slugs }) =>
    posts.some(({ slug }) => slugs.includes(slug)),
  )
}

type RelatedTo = { except?: string | undefined; topic?: Topic['id'] | undefined }

/**
 * Finds posts that share a topic with the article `except`, or belong to `topic`. The posts with
 * the most shared topics come first. With a provider, only posts on the first page of the list are
 * found.
 */
export async function findRelatedPosts(
  locale: Locale,
  { except = '', topic }: RelatedTo,
): Promise<readonly PostSummary[]> {
  const posts =
    env.API_URL === undefined ? await getAllPosts(locale) : (await getNewestPosts(locale)).data
  const topics = getSiteContent().topics.filter(
    ({ id, slugs }) => id === topic || slugs.includes(except),
  )
  const countShared = (slug: string): number =>
    getTopicsOfArticle(slug).filter((each) => topics.includes(each)).length
  return posts
    .filter(({ slug }) => slug !== except && countShared(slug) > 0)
    .toSorted((a, b) => countShared(b.slug) - countShared(a.slug))
    .map(toPostSummary)
}
