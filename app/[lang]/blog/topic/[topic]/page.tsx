import '../../../../blog-list.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { topics } from '#content/topics'
import { TopicPage } from '#components/blog/topic-page'
import { findTopic } from '#lib/blog/topic-posts'
import { buildMetadata } from '#lib/seo/build-metadata'
import { topicMeta } from '#lib/seo/page-metadata'

/** As the list: a provider's posts change while the site serves. */
export const revalidate = 300

export function generateStaticParams(): { topic: string }[] {
  return topics.map(({ id }) => ({ topic: id }))
}

type Props = PageProps<'/[lang]/blog/topic/[topic]'>

const load = async (params: Props['params']) => findTopic((await params).topic) ?? notFound()

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildMetadata(await topicMeta(await load(params)))
}

export default async function BlogTopicPage({ params }: Props) {
  return <TopicPage topic={await load(params)} />
}
