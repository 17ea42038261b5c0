'use client'

import { useLinkStatus } from 'next/link'
import type { CoverProps } from '#components/blog/article-cover'
import { Later } from '#components/ui/later'

const loadCover = () => import('#components/blog/article-cover').then(({ ArticleCover }) => ArticleCover)

/** Within a link to an article: its title and skeleton cover the page until it is here (docs/decisions/0010). */
export function OpeningArticle(article: CoverProps) {
  return useLinkStatus().pending && <Later load={loadCover} of={article} />
}
