'use client'

import { usePost, type ShownPost } from '#lib/blog/use-post'
import type { PostRequest } from '#lib/blog/types'
import { withHeadingIds } from '#lib/blog/headings'

/** An article's sanitised text, replaced when the site has a newer one. */
export function ArticleBody({ request, server }: { request: PostRequest; server: ShownPost }) {
  const { post = server } = usePost(request, server)
  return <div className="prose mt-10" dangerouslySetInnerHTML={{ __html: withHeadingIds(post.body).body }} />
}
