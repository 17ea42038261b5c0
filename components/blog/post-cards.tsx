import { PostCard } from '#components/blog/post-card'
import type { PostSummary } from '#lib/blog/types'
import type { Locale } from '#lib/i18n/locales'

export type PostCardsProps = {
  posts: readonly PostSummary[]
  locale: Locale
  labels: { readMore: string }
  /** Keeps the page's outline without jumps. */
  headingLevel: 'h2' | 'h3'
  /** How loud Read more is (spec section 2: the second list variant has an outline-style one). */
  look: 'link' | 'outline'
  /** The first card stands on the first screen. */
  isFirst?: boolean | undefined
}

/** Cards of a list, in the grid they stand in. */
export function PostCards({ posts, isFirst, ...card }: PostCardsProps) {
  return (
    <ul>
      {posts.map((post, index) => (
        <li key={post.slug} data-slug={post.slug}>
          <PostCard post={post} isFirst={isFirst && index === 0} {...card} />
        </li>
      ))}
    </ul>
  )
}
