'use client'

import { useEffect, useState } from 'react'
import type { ShownPost } from '#components/blog/fresh-post'
import { rememberPost } from '#lib/blog/last-post'
import type { PostRequest } from '#lib/blog/types'
import { Later } from '#components/ui/later'

const loadFreshPost = () => import('#components/blog/fresh-post').then(({ FreshPost }) => FreshPost)

/** An article's sanitised text, replaced when the site has a newer one; the article is noted as the one viewed last. */
export function ArticleBody({ request, server }: { request: PostRequest; server: ShownPost }) {
  const [post, setPost] = useState(server)
  useEffect(() => {
    rememberPost(request.slug)
  }, [request.slug])
  return (
    <>
      <Later load={loadFreshPost} of={{ request, server, onPost: setPost }} />
      <div className="prose mt-10" dangerouslySetInnerHTML={{ __html: post.body }} />
    </>
  )
}
