import { buttonClass } from '#components/ui/button'
import type { PostSummary } from '#lib/blog/post'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { formatDay } from '#lib/text/format'

/** The cover of a post, cropped to its box. Decoration: the title beside it names the article. `isFirst`: on the first screen, fetched at once. */
export function Cover({ cover, isFirst }: { cover: string; isFirst?: boolean | undefined }) {
  const loading = isFirst ? undefined : 'lazy'
  return <img className="cover" src={cover} alt="" aria-hidden="true" width="480" height="360" loading={loading} />
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

export function PostCards({ posts, locale, labels, headingLevel: Heading, look, isFirst }: PostCardsProps) {
  return (
    <ul>
      {posts.map(({ slug, title, excerpt, cover, published, mark }, index) => (
        <li key={slug} data-slug={slug}>
          <div className="post-card">
            <Cover cover={cover} isFirst={isFirst && index === 0} />
            {published && <p className="note">{formatDay(locale, published)}</p>}
            {mark && <p className="note">{mark}</p>}
            <Heading className={Heading === 'h2' ? 'title-3' : undefined}>{title}</Heading>
            <p>{excerpt}</p>
            <a
              href={pathTo(locale, 'article', { slug })}
              // With it Safari too focuses what is pressed, which the view transition goes by (docs/decisions/0013).
              tabIndex={0}
              className={look === 'outline' ? buttonClass('outline') : undefined}
            >
              <span>
                {labels.readMore}
                <span className="sr-only">{`: ${title}`}</span>
              </span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}
