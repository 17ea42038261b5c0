'use client'

import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { FreshPostProps } from '#components/blog/fresh-post'
import { Later } from '#components/ui/later'
import { rememberPost } from '#lib/blog/last-post'

const loadFreshPost = () => import('#components/blog/fresh-post').then(({ FreshPost }) => FreshPost)

type Props = Omit<FreshPostProps, 'onFresh' | 'onFailure'> & { slug: string; children: ReactNode }

/** The server's article, replaced whole when the site has a newer one; it is noted as the one viewed last. */
export function FreshArticle({ children, ...post }: Props) {
  const [fresh, setFresh] = useState<ReactNode>()
  useEffect(() => {
    rememberPost(post.slug)
  }, [post.slug])
  const onFresh = useCallback<FreshPostProps['onFresh']>((_post, drawn) => {
    setFresh(drawn)
  }, [])
  return (
    <>
      <Later load={loadFreshPost} of={{ ...post, onFresh }} />
      {fresh ?? children}
    </>
  )
}
