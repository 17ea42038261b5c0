import { getTranslations } from 'next-intl/server'
import { PostCard } from '#components/blog/post-card'
import type { PostSummary } from '#lib/blog/types'

/** Posts in a grid; a line of text when there are none. */
export async function PostList({ posts, headingLevel }: { posts: readonly PostSummary[]; headingLevel: 'h2' | 'h3' }) {
  const t = await getTranslations('Blog')
  if (posts.length === 0) return <p className="text-muted">{t('empty')}</p>
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
