'use client'

import { useEffect, type ReactNode } from 'react'
import type { ArticleContentProps } from '#components/blog/article-content'
import { saveLastPost } from '#components/blog/last-post'
import { useLivePost } from '#components/blog/use-live-post'

type Props = Omit<ArticleContentProps, 'post'> & { slug: string; version: string; children: ReactNode }

/** The server's article, replaced whole when the site has a newer one; it is saved as the one viewed last. */
export function LiveArticle({ slug, version, children, ...content }: Props) {
  const { data } = useLivePost(content.locale, slug, version)
  useEffect(() => {
    // In a task of its own, as storage is slow at first.
    setTimeout(saveLastPost, 0, slug)
  }, [slug])
  return data ? <data.ArticleContent post={data.post} {...content} /> : children
}
