import useSWR from 'swr'
import { fetchFromSite } from '#lib/blog/fetch-from-site'
import type { Post, PostRequest } from '#lib/blog/types'
import { codes } from '#lib/i18n/languages'

/** What the browser shows of a post. */
export type ShownPost = Pick<Post, 'title' | 'body'>

/** The post as the site has it now, `server` until it has answered (spec section 2: requested on every navigation). */
export function usePost(
  { language, slug }: PostRequest,
  server?: ShownPost,
): { post: ShownPost | undefined; hasFailed: boolean } {
  const address = `/api/${codes[language].provider}/post/${encodeURIComponent(slug)}`
  const { data, error } = useSWR<ShownPost, Error>(address, fetchFromSite, {
    ...(server && { fallbackData: server }),
    revalidateOnFocus: false,
  })
  return { post: data, hasFailed: error !== undefined }
}
