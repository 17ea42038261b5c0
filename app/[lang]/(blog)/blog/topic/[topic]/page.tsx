import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { BlogHeader } from '#components/blog/blog-header'
import { PlainPosts } from '#components/blog/posts'
import { JsonLd } from '#components/seo/json-ld'
import { contentIn, getSiteContent } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import type { Topic } from '#lib/content/site-content'
import { getTopicPosts } from '#lib/blog/post-topics'
import { getCurrentLocale } from '#lib/i18n/current-locale'
import { blogGraph } from '#lib/seo/json-ld/pages'
import { buildMetadata, topicMeta } from '#lib/seo/page-metadata'

/**
 * Seconds after which Next renders a page again, so that the page shows new posts of the
 * provider (`API_URL`).
 */
export const revalidate = 300

export function generateStaticParams(): { topic: string }[] {
  return getSiteContent().topics.map(({ id }) => ({ topic: id }))
}

type Props = PageProps<'/[lang]/blog/topic/[topic]'>

async function findTopic(params: Props['params']): Promise<InLanguage<Topic>> {
  const { topic: topicId } = await params
  const { topics } = contentIn(await getCurrentLocale())
  return topics.find(({ id }) => id === topicId) ?? notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildMetadata(await topicMeta(await findTopic(params)))
}

export default async function BlogTopicPage({ params }: Props): Promise<ReactNode> {
  const topic = await findTopic(params)
  const locale = await getCurrentLocale()
  const posts = await getTopicPosts(locale, topic)
  return (
    <div className="wrap page-top pb-24">
      <JsonLd graph={blogGraph(await topicMeta(topic), topic.name)} />
      <BlogHeader title={topic.heading} lead={topic.description} current={topic.id} />
      <PlainPosts posts={posts} headingLevel="h2" />
    </div>
  )
}
