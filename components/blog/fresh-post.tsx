import { useEffect, type ReactNode } from 'react'
import useSWR from 'swr'
import { ArticleContent, type ArticleLabels } from '#components/blog/article-content'
import { fetchFromSite } from '#lib/blog/fetch-from-site'
import { slugInPath } from '#lib/blog/slug-in-path'
import type { ShownPost } from '#lib/blog/types'
import { codes, type Language } from '#lib/i18n/languages'

export type FreshPostProps = {
  language: Language
  /** The post; that of the address unless said. */
  slug?: string
  labels: ArticleLabels
  byline?: ReactNode
  /** Version of the post that the server has drawn, if any. */
  version?: string
  /** Gets the post, and drawn whole when it is another than the server's. */
  onFresh: (post: ShownPost, drawn: ReactNode) => void
  onFailure?: () => void
}

/** Asks for the post as the site has it now (spec section 2: requested on every navigation). */
export function FreshPost({ language, slug: given, labels, byline, version, onFresh, onFailure }: FreshPostProps) {
  const slug = given ?? slugInPath(window.location.pathname)
  // With the version, so that no cache on the way answers with an older one than the page has.
  const query = version === undefined ? '' : `?v=${version}`
  const address = slug === null ? null : `/api/${codes[language].provider}/post/${encodeURIComponent(slug)}${query}`
  const { data, error } = useSWR<ShownPost, Error>(address, fetchFromSite, { revalidateOnFocus: false })
  const hasFailed = address === null || error !== undefined
  useEffect(() => {
    const drawn = data && <ArticleContent post={data} language={language} labels={labels} byline={byline} />
    if (data) onFresh(data, data.version === version ? undefined : drawn)
    else if (hasFailed) onFailure?.()
  }, [data, hasFailed, version, language, labels, byline, onFresh, onFailure])
  return null
}
