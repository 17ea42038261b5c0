'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { lastPost } from '#lib/blog/last-post'
import type { Language } from '#lib/i18n/languages'
import { pathTo } from '#lib/i18n/routes'

/** Opens the last viewed post in its place, or the blog when none is remembered. */
export function OpenLastPost({ language }: { language: Language }) {
  const router = useRouter()
  useEffect(() => {
    const slug = lastPost()
    router.replace(slug ? pathTo(language, 'article', { slug }) : pathTo(language, 'blog'))
  }, [router, language])
  return null
}
