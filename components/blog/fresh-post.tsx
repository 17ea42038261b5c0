import { useEffect } from 'react'
import useSWR from 'swr'
import { fetchFromSite } from '#lib/blog/fetch-from-site'
import { withHeadingIds } from '#lib/blog/headings'
import type { Post, PostRequest } from '#lib/blog/types'
import { codes } from '#lib/i18n/languages'

/** What the browser shows of a post, its headings with ids. */
export type ShownPost = Pick<Post, 'title' | 'body'>

export type FreshPostProps = {
  request: PostRequest
  /** What the server had, if anything. */
  server?: ShownPost
  onPost?: (post: ShownPost) => void
  onFailure?: () => void
}

/** Asks for the post as the site has it now (spec section 2: requested on every navigation); draws nothing. */
export function FreshPost({ request: { language, slug }, server, onPost, onFailure }: FreshPostProps) {
  const address = `/api/${codes[language].provider}/post/${encodeURIComponent(slug)}`
  const { data, error } = useSWR<ShownPost, Error>(address, fetchFromSite, {
    ...(server && { fallbackData: server }),
    revalidateOnFocus: false,
  })
  useEffect(() => {
    if (data) onPost?.({ ...data, body: withHeadingIds(data.body).body })
    else if (error) onFailure?.()
  }, [data, error, onPost, onFailure])
  return null
}
