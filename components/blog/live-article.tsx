'use client'

import { type ReactNode, useEffect } from 'react'
import useSWR from 'swr'
import type { ArticleContentProps } from '#components/blog/article-content'
import { fetchJson, onNavigation, saveLastPost } from '#lib/blog/browser'
import type { ShownPost } from '#lib/blog/post'
import { localeDetails } from '#lib/i18n/locales'
import { whenActivated } from '#lib/when-activated'

/** The post as the site has it now, with what draws it; null when the server has drawn the same `version`. */
async function fetchPost([url, version]: readonly [string, string]) {
  const post = await fetchJson<ShownPost>(url)
  if (post.version === version) return null
  const { ArticleContent } = await import('#components/blog/article-content')
  return { post, ArticleContent }
}

type Props = Omit<ArticleContentProps, 'post'> & { slug: string; version: string; children: ReactNode }

/** The server's article, replaced whole when the site has a newer one; it is saved as the one viewed last. */
export function LiveArticle({ slug, version, children, ...content }: Props) {
  // With the version, so that no cache on the way responds with an older one than the page has.
  const url = `/api/${localeDetails[content.locale].provider}/post/${encodeURIComponent(slug)}?v=${version}`
  const { data } = useSWR([url, version] as const, fetchPost, onNavigation)
  useEffect(() => {
    // In a task of its own, as storage is slow at first.
    whenActivated(() => setTimeout(saveLastPost, 0, slug))
  }, [slug])
  return data ? <data.ArticleContent post={data.post} {...content} /> : children
}
