import { getTranslations } from 'next-intl/server'
import { PostCards } from '#components/blog/post-cards'
import type { PostSummary } from '#lib/blog/types'
import { currentLocale } from '#lib/i18n/current-locale'

/** Posts that are all there is: of a topic, or found. */
export async function PlainPosts({ posts }: { posts: readonly PostSummary[] }) {
  const t = await getTranslations('Blog')
  return (
    <div className="post-list full-rows grid">
      <PostCards
        posts={posts}
        locale={await currentLocale()}
        labels={{ readMore: t('readMore') }}
        headingLevel="h2"
        look="link"
      />
    </div>
  )
}
