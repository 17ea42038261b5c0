'use client'

import { type ReactNode, useEffect, useState } from 'react'
import useSWR from 'swr'
import type { ArticleContentProps } from '#components/blog/article-content'
import { Button } from '#components/ui/button'
import { fetchJson, swrOnNavigation } from '#lib/blog/fetch-json'
import { saveLastPost } from '#lib/blog/last-viewed-post'
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

type Props = Omit<ArticleContentProps, 'post'> & {
  slug: string
  version: string
  children: ReactNode
}

/** The server's article, replaced whole when the site has a newer one; it is saved as the one viewed last. */
export function LiveArticle({ slug, version, children, ...content }: Props) {
  // With the version, so that no cache on the way responds with an older one than the page has.
  const url = `/api/${localeDetails[content.locale].provider}/post/${encodeURIComponent(slug)}?v=${version}`
  const { data } = useSWR([url, version] as const, fetchPost, swrOnNavigation)
  useEffect(() => {
    // In a task of its own, as storage is slow at first.
    whenActivated(() => setTimeout(saveLastPost, 0, slug))
  }, [slug])
  return data ? <data.ArticleContent post={data.post} {...content} /> : children
}

/** Shares this page's URL in its language: the phone's own sheet where there is one, else the clipboard. */
export function ShareButton({
  title,
  labels,
}: {
  title: string
  labels: { share: string; copied: string }
}) {
  const [isCopied, setCopied] = useState(false)
  async function share() {
    const url = window.location.origin + window.location.pathname
    try {
      const canShare = typeof navigator.share === 'function'
      if (canShare) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setCopied(true)
      }
    } catch {
      // The visitor thought better of it.
    }
  }
  return (
    <>
      <Button look="outline" onClick={() => void share()} className="noscript:hidden">
        {labels.share}
      </Button>
      <span role="status" className="note self-center">
        {isCopied && labels.copied}
      </span>
    </>
  )
}
