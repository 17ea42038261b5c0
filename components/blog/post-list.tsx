import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { PostCard } from '#components/blog/post-card'
import type { PostSummary } from '#lib/blog/types'

const layouts = {
  /** Three in a row. */
  link: { list: 'md:grid-cols-2 lg:grid-cols-3', item: '' },
  /** Two, then three, as there are five. */
  outline: { list: 'md:grid-cols-2 lg:grid-cols-6', item: 'lg:col-span-2 lg:first:col-span-3 lg:nth-2:col-span-3' },
} as const

type Props = Omit<ComponentProps<typeof PostCard>, 'post'> & { posts: readonly PostSummary[] }

/** Posts in a grid; a line of text when there are none. */
export async function PostList({ posts, ...card }: Props) {
  const t = await getTranslations('Blog')
  if (posts.length === 0) return <p className="text-muted">{t('empty')}</p>
  const { list, item } = layouts[card.look]
  return (
    <ul className={`grid gap-x-8 gap-y-12 ${list}`}>
      {posts.map((post) => (
        <li key={post.slug} className={item}>
          <PostCard post={post} {...card} />
        </li>
      ))}
    </ul>
  )
}
