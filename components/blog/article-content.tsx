import { Fragment, type ReactNode } from 'react'
import { PostCover } from '#components/blog/post-cover'
import { TableOfContents } from '#components/blog/table-of-contents'
import { addHeadingIds, figurePlace, splitAtFirstHeading } from '#lib/blog/article-html'
import type { ShownPost } from '#lib/blog/post'
import type { Locale } from '#lib/i18n/locales'
import { type DayFormat, writeDay } from '#lib/i18n/day-format'
import { formatUnits } from '#lib/i18n/format'
import { joinHeadingWords } from '#lib/i18n/short-words'

export type ArticleContentProps = {
  post: ShownPost
  locale: Locale
  dayFormat: DayFormat
  /**
   * `published`, `updated` and `reviewed` contain `%s` for a day. `reading` contains `%s` for the
   * reading time.
   */
  labels: Record<'contents' | 'published' | 'updated' | 'reviewed' | 'reading', string>
  /** Elements above the title: the link to the blog, and the sign-up button. */
  top?: ReactNode
  byline?: ReactNode
  facts?: ReactNode
  firstFact?: ReactNode
  /**
   * The drawing that replaces the placeholder `figurePlace` in the text. Without the placeholder
   * the page shows no drawing.
   */
  figure?: ReactNode
}

/**
 * Title, dates, table of contents and text of a post. The server renders this component. The
 * browser renders this component again for a newer version of the post.
 */
export function ArticleContent({
  post,
  locale,
  dayFormat,
  labels,
  ...parts
}: ArticleContentProps): ReactNode {
  const { body, headings } = addHeadingIds(post.body)
  const [before = '', ...after] = body.split(figurePlace)
  const [introduction, sections] = splitAtFirstHeading(before)
  const days = ['published', 'updated', 'reviewed'] as const
  const meta = [
    ...days.map((day) => post[day] && labels[day].replace('%s', writeDay(dayFormat, post[day]))),
    labels.reading.replace('%s', formatUnits(locale, post.readingMinutes, 'minute')),
  ].filter(Boolean)
  return (
    <>
      <div>
        {parts.top}
        {/* A title that needs two lines breaks after the colon. */}
        <h1 className="title-2 max-[21rem]:text-2xl!">
          {joinHeadingWords(post.title)
            .split(/(?<=:) /)
            .map((part, index) => (
              <Fragment key={part}>
                {index > 0 && ' '}
                <span className="inline-block max-w-full">{part}</span>
              </Fragment>
            ))}
        </h1>
        {post.excerpt && <p className="lead mt-3 max-w-160 sm:mt-5">{post.excerpt}</p>}
        <div className="note line-above mt-4 mb-6 flex flex-wrap gap-x-5 gap-y-1 pt-3 sm:gap-x-10 lg:mt-6 lg:mb-12 lg:pt-4">
          {parts.byline}
          <p>{meta.join(' · ')}</p>
        </div>
      </div>
      <aside aria-label={labels.contents} className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <div
          className={`poster mb-4 grid overflow-hidden rounded-2xl lg:mb-8 lg:grid-cols-1 print:block${post.number === undefined ? ' grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)] sm:grid-cols-2' : ''}`}
        >
          <PostCover
            cover={post.cover}
            number={post.number}
            isFirst
            className={`${post.number === undefined ? 'h-full max-h-60 min-h-38 lg:h-auto lg:max-h-none' : 'h-32 sm:h-44 lg:h-auto'} w-full rounded-none! lg:aspect-4/3 print:hidden`}
          />
          {parts.firstFact}
        </div>
        <div className="top-26 mb-6 flex-col lg:mb-8 lg:sticky lg:flex lg:max-h-[calc(100dvh-120px)]">
          <TableOfContents title={labels.contents} headings={headings} />
        </div>
      </aside>
      <div className="lg:row-start-2">
        {introduction && (
          <div className="prose" dangerouslySetInnerHTML={{ __html: introduction }} />
        )}
        {parts.facts}
        {sections && <div className="prose" dangerouslySetInnerHTML={{ __html: sections }} />}
        {after.length > 0 && parts.figure}
        {after.length > 0 && (
          <div className="prose" dangerouslySetInnerHTML={{ __html: after.join('') }} />
        )}
      </div>
    </>
  )
}
