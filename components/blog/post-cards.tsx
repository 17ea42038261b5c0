import { Cover } from '#components/figures/cover'
import { buttonClass } from '#components/ui/button'
import type { PostSummary } from '#lib/blog/post'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { formatDay } from '#lib/text/format'

type Props = Omit<PostCardsProps, 'posts'> & { post: PostSummary }

function PostCard({ post, locale, labels, headingLevel: Heading, look, isFirst }: Props) {
  return (
    <div className="post-card">
      <Cover cover={post.cover} isFirst={isFirst} />
      {post.published && <p className="note">{formatDay(locale, post.published)}</p>}
      {post.mark && <p className="note">{post.mark}</p>}
      <Heading className={Heading === 'h2' ? 'title-3' : undefined}>{post.title}</Heading>
      <p>{post.excerpt}</p>
      <a
        href={pathTo(locale, 'article', { slug: post.slug })}
        // With it Safari too focuses what is pressed, which the view transition goes by (docs/decisions/0013).
        tabIndex={0}
        className={look === 'outline' ? buttonClass('outline') : undefined}
      >
        <span>
          {labels.readMore}
          <span className="sr-only">{`: ${post.title}`}</span>
        </span>
      </a>
    </div>
  )
}

export type PostCardsProps = {
  posts: readonly PostSummary[]
  locale: Locale
  labels: { readMore: string }
  /** Keeps the page's outline without jumps. */
  headingLevel: 'h2' | 'h3'
  /** How loud Read more is (spec section 2: the second list variant has an outline-style one). */
  look: 'link' | 'outline'
  isFirst?: boolean | undefined
}

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
