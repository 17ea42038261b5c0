'use client'

import { useCallback, useState, type ReactNode } from 'react'
import { ArticleSkeleton } from '#components/blog/article-skeleton'
import type { FreshPostProps } from '#components/blog/fresh-post'
import { Later } from '#components/ui/later'

const loadFreshPost = () => import('#components/blog/fresh-post').then(({ FreshPost }) => FreshPost)

type Props = Pick<FreshPostProps, 'language' | 'labels'> & {
  loading: string
  /** Follows the title in the browser's tab. */
  clinic: string
  /** What is said when the browser does not get the article either. */
  children: ReactNode
}

/** An article the server could not get: a skeleton until the browser has got it or failed as well. */
export function UnavailableArticle({ loading, clinic, children, ...post }: Props) {
  const [fresh, setFresh] = useState<ReactNode>()
  const [hasFailed, setFailed] = useState(false)
  const fail = useCallback(() => {
    setFailed(true)
  }, [])
  const onFresh = useCallback<FreshPostProps['onFresh']>(
    ({ title }, drawn) => {
      document.title = `${title} — ${clinic}`
      setFresh(drawn)
    },
    [clinic],
  )
  return (
    <>
      <Later load={loadFreshPost} of={{ ...post, onFresh, onFailure: fail }} onFailure={fail} />
      {fresh ?? (
        <>
          {!hasFailed && (
            <div className="noscript:hidden">
              <ArticleSkeleton label={loading} />
            </div>
          )}
          <div className={hasFailed ? '' : 'hidden noscript:block'}>{children}</div>
        </>
      )}
    </>
  )
}
