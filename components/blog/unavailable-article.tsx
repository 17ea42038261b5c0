'use client'

import { useEffect, type ReactNode } from 'react'
import type { ArticleContentProps } from '#components/blog/article-content'
import { ArticleSkeleton } from '#components/blog/article-skeleton'
import { useLivePost } from '#components/blog/use-live-post'
import { slugInPath } from '#lib/blog/slug-in-path'

type Props = Omit<ArticleContentProps, 'post'> & {
  loading: string
  /** Follows the title in the browser's tab. */
  clinic: string
  /** What is said when the browser does not get the article either. */
  children: ReactNode
}

/** An article the server could not get: a skeleton until the browser has got it or failed as well. */
export function UnavailableArticle({ loading, clinic, children, ...content }: Props) {
  const { data, error } = useLivePost(content.locale, () => slugInPath(window.location.pathname) ?? '')
  const title = data?.post.title
  useEffect(() => {
    if (title) document.title = `${title} — ${clinic}`
  }, [title, clinic])
  if (data) return <data.ArticleContent post={data.post} {...content} />
  return (
    <>
      {!error && (
        <div className="noscript:hidden">
          <ArticleSkeleton label={loading} />
        </div>
      )}
      <div className={error ? '' : 'hidden noscript:block'}>{children}</div>
    </>
  )
}
