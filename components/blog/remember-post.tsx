'use client'

import { useEffect } from 'react'
import { rememberPost } from '#lib/blog/last-post'

/** Notes that this post was viewed, for `/{lang}/article`. */
export function RememberPost({ slug }: { slug: string }) {
  useEffect(() => {
    rememberPost(slug)
  }, [slug])
  return null
}
