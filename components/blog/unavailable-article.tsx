'use client'

import { useCallback, useState } from 'react'
import { ArticleSkeleton } from '#components/blog/article-skeleton'
import type { ShownPost } from '#components/blog/fresh-post'
import type { PostRequest } from '#lib/blog/types'
import { Later } from '#components/ui/later'

const loadFreshPost = () => import('#components/blog/fresh-post').then(({ FreshPost }) => FreshPost)

/** A post the server could not get: a skeleton until the browser gets it, a word when it cannot. */
export function UnavailableArticle({
  request,
  labels,
}: {
  request: PostRequest
  labels: { loading: string; failed: string }
}) {
  const [post, setPost] = useState<ShownPost>()
  const [hasFailed, setFailed] = useState(false)
  const fail = useCallback(() => {
    setFailed(true)
  }, [])
  return (
    <article className="wrap pt-10 pb-24">
      <Later load={loadFreshPost} of={{ request, onPost: setPost, onFailure: fail }} onFailure={fail} />
      {post ? (
        <>
          <h1 className="title-2 max-w-[20em]">{post.title}</h1>
          <div className="prose mt-10" dangerouslySetInnerHTML={{ __html: post.body }} />
        </>
      ) : hasFailed ? (
        <h1 className="title-3">{labels.failed}</h1>
      ) : (
        <ArticleSkeleton label={labels.loading} />
      )}
    </article>
  )
}
