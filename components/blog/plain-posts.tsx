import { getTranslations } from 'next-intl/server'
import { PostCards } from '#components/blog/post-cards'
import type { PostSummary } from '#lib/blog/types'
import { currentLocale } from '#lib/i18n/current-locale'

/** Posts that are all there is: of a topic, or found. */
export async function PlainPosts({ posts }: { posts: readonly PostSummary[] }) {
  const t = await getTranslations('Blog')
  const article = await getTranslations('Article')
  const labels = { readMore: t('readMore'), opening: article('loading') }
  return (
    <div className="post-list full-rows grid">
      <PostCards posts={posts} locale={await currentLocale()} labels={labels} headingLevel="h2" look="link" />
    </div>
  )
}
