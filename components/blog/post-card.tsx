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

const linkClass =
  'mt-auto inline-flex min-h-11 items-center self-start font-semibold text-plum underline decoration-1 underline-offset-4 hover:decoration-2'

/** A post in a list: title, excerpt, Read more. */
export function PostCard({ post, language, readMore, opening, headingLevel: Heading, look }: Props) {
  return (
    <article className="flex h-full flex-col border-t border-line pt-6">
      {post.published && <p className="mb-3 text-sm text-muted">{formatDay(language, post.published)}</p>}
      <Heading className="title-3">{post.title}</Heading>
      <p className="mt-3 mb-5 text-muted">{post.excerpt}</p>
      <SiteLink
        href={pathTo(language, 'article', { slug: post.slug })}
        aria-label={`${readMore}: ${post.title}`}
        className={look === 'outline' ? buttonClass('outline', 'mt-auto self-start') : linkClass}
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
