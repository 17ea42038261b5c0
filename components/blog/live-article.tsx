'use client'

import { type ReactNode, useEffect } from 'react'
import useSWR from 'swr'
import type { ArticleContent, ArticleContentProps } from '#components/blog/article-content'
import { fetchJson, swrOnNavigation } from '#lib/blog/fetch-json'
import { saveLastPost } from '#lib/blog/last-viewed-post'
import type { ShownPost } from '#lib/blog/post'
import { localeDetails } from '#lib/i18n/locales'
import { whenActivated } from '#lib/when-activated'

type NewerPost = { post: ShownPost; ArticleContent: typeof ArticleContent }

/**
 * Fetches the current version of the post, and the component that renders the post. Returns null
 * when the page already shows the current version.
 */
async function fetchNewerPost([url, version]: readonly [
  string,
  string,
]): Promise<NewerPost | null> {
  const post = await fetchJson<ShownPost>(url)
  if (post.version === version) return null
  const module = await import('#components/blog/article-content')
  return { post, ArticleContent: module.ArticleContent }
}

type LiveArticleProps = Omit<ArticleContentProps, 'post'> & {
  slug: string
  version: string
  children: ReactNode
}

/**
 * Removes the key numbers, the link to the sheet and the drawing of the clinic's own article. The
 * clinic wrote these parts for its own text, so the provider's newer text does not get them.
 */
const noOwnParts = { firstFact: undefined, facts: undefined, figure: undefined }

/**
 * Shows `children`, which is the article from the server's HTML. Replaces the whole article when a
 * newer version of the post exists. Saves the slug as the last viewed post.
 */
export function LiveArticle({ slug, version, children, ...content }: LiveArticleProps): ReactNode {
  // The version is part of the URL, so that no cache answers with an older post than the page
  // shows.
  const url = `/api/${localeDetails[content.locale].provider}/post/${encodeURIComponent(slug)}?v=${version}`
  const { data } = useSWR([url, version] as const, fetchNewerPost, swrOnNavigation)
  useEffect(() => {
    // The slug is saved in a separate task, because the first access to storage is slow.
    whenActivated(() => setTimeout(saveLastPost, 0, slug))
  }, [slug])
  if (!data) return children
  const { post, ArticleContent: NewerArticle } = data
  return <NewerArticle post={post} {...content} {...(post.isOwn ? {} : noOwnParts)} />
}
