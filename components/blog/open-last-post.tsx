'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { readLastPost } from '#components/blog/last-post'
import type { Language } from '#lib/i18n/languages'
import { pathTo } from '#lib/i18n/routes'

/** Opens the last viewed post in its place, or the blog when there is none. */
export function OpenLastPost({ language }: { language: Language }) {
  const router = useRouter()
  useEffect(() => {
    const slug = readLastPost()
    router.replace(slug ? pathTo(language, 'article', { slug }) : pathTo(language, 'blog'))
  }, [router, language])
  return null
}
