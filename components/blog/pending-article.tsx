'use client'

import { useLinkStatus } from 'next/link'
import { ArticleSkeleton } from '#components/blog/article-skeleton'

/** Within a link to an article: its title and skeleton cover all but the header until it is here (docs/decisions/0010). */
export function PendingArticle({ title, loading }: { title: string; loading: string }) {
  if (!useLinkStatus().pending) return null
  return (
    <div
      className="article-cover"
      onClick={(event) => {
        // It lies within the link.
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <div className="wrap pt-24 lg:pt-30">
        <div className="mb-10 h-13 w-68 rounded-xl bg-wash" />
        <ArticleSkeleton label={loading} title={title} />
      </div>
    </div>
  )
}
