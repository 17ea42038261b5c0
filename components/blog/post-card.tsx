import { OpeningArticle } from '#components/blog/opening-article'
import { buttonClass } from '#components/ui/button'
import { SiteLink } from '#components/ui/site-link'
import type { PostSummary } from '#lib/blog/types'
import { formatDay } from '#lib/format'
import type { Language } from '#lib/i18n/languages'
import { pathTo } from '#lib/i18n/routes'

type Props = {
  post: PostSummary
  language: Language
  readMore: string
  /** Said while the article is on its way. */
  opening: string
  /** Keeps the page's outline without jumps. */
  headingLevel: 'h2' | 'h3'
  /** How loud Read more is (spec section 2: the second list variant has an outline-style one). */
  look: 'link' | 'outline'
}

/** A post in a list: title, excerpt, Read more. */
export function PostCard({ post, language, readMore, opening, headingLevel: Heading, look }: Props) {
  return (
    <article className="post-card">
      {post.published && <p className="note">{formatDay(language, post.published)}</p>}
      <Heading className={Heading === 'h2' ? 'title-3' : undefined}>{post.title}</Heading>
      <p>{post.excerpt}</p>
      <SiteLink
        href={pathTo(language, 'article', { slug: post.slug })}
        aria-label={`${readMore}: ${post.title}`}
        className={look === 'outline' ? buttonClass('outline') : undefined}
      >
        {/* Words besides the label, as search engines read the text of links. */}
        <span>
          {readMore}
          <span className="sr-only">{`: ${post.title}`}</span>
        </span>
        <OpeningArticle title={post.title} loading={opening} />
      </SiteLink>
    </article>
  )
}
