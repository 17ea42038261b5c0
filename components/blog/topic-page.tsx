import type { Topic } from '#content/topics'
import { BlogHead } from '#components/blog/blog-head'
import { PlainPosts } from '#components/blog/plain-posts'
import { BlogJsonLd } from '#components/seo/blog-json-ld'
import { topicPosts } from '#lib/blog/topic-posts'
import { currentLocale } from '#lib/i18n/current-locale'
import { topicMeta } from '#lib/seo/page-metadata'

/** All articles of a topic. */
export async function TopicPage({ topic }: { topic: Topic }) {
  const locale = await currentLocale()
  const posts = await topicPosts(locale, topic)
  return (
    <div className="wrap blog-page">
      <BlogJsonLd meta={await topicMeta(topic)} name={topic.name[locale]} posts={posts} />
      <BlogHead title={topic.heading[locale]} lead={topic.description[locale]} current={topic.id} />
      <PlainPosts posts={posts} />
    </div>
  )
}
