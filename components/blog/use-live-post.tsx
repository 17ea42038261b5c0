import useSWR from 'swr'
import { fetchJson, onNavigation } from '#components/blog/fetch-json'
import type { ShownPost } from '#lib/blog/types'
import { localeDetails, type Locale } from '#lib/i18n/locales'

/** What draws a post comes only with one that the server has not drawn. */
async function fetchPost([url, version]: readonly [string, string]) {
  const post = await fetchJson<ShownPost>(url)
  if (post.version === version) return null
  const { ArticleContent } = await import('#components/blog/article-content')
  return { post, ArticleContent }
}

/**
 * The post as the site has it now (spec section 2: requested on every navigation), with the component that draws it;
 * `data` is null when the server has drawn the same `version`.
 */
export function useLivePost(locale: Locale, slug: string, version: string) {
  // With the version, so that no cache on the way responds with an older one than the page has.
  const url = `/api/${localeDetails[locale].provider}/post/${encodeURIComponent(slug)}?v=${version}`
  const key = [url, version] as const
  return useSWR<Awaited<ReturnType<typeof fetchPost>>, Error>(key, fetchPost, onNavigation)
}
