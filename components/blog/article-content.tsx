import type { ReactNode } from 'react'
import { TableOfContents } from '#components/blog/table-of-contents'
import { withHeadingIds } from '#lib/blog/headings'
import type { ShownPost } from '#lib/blog/types'
import { formatDay, formatMinutes } from '#lib/format'
import type { Locale } from '#lib/i18n/locales'

export type ArticleLabels = {
  contents: string
  /** `%s` stands for the day, and for the minutes. */
  published: string
  updated: string
  reviewed: string
  reading: string
}

export type ArticleContentProps = {
  post: ShownPost
  locale: Locale
  labels: ArticleLabels
  /** Who wrote and checked it. */
  byline?: ReactNode
  /** The article's number drawn; only the server draws it. */
  figure?: ReactNode
}

/** Title, dates, contents and text of one post: the server draws it, and the browser when it has a newer one. */
export function ArticleContent({ post, locale, labels, byline, figure }: ArticleContentProps) {
  const { body, headings } = withHeadingIds(post.body)
  const meta = [
    post.published && labels.published.replace('%s', formatDay(locale, post.published)),
    post.updated && labels.updated.replace('%s', formatDay(locale, post.updated)),
    post.reviewed && labels.reviewed.replace('%s', formatDay(locale, post.reviewed)),
    labels.reading.replace('%s', formatMinutes(locale, post.readingMinutes)),
  ].filter(Boolean)
  return (
    <>
      <h1 className="title-2 max-w-[20em]">{post.title}</h1>
      <p className="note mt-5">{meta.join(' · ')}</p>
      {byline}
      <TableOfContents title={labels.contents} headings={headings} />
      {figure}
      <div className="prose mt-10" dangerouslySetInnerHTML={{ __html: body }} />
    </>
  )
}
