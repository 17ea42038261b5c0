'use client'

import { useEffect } from 'react'
import { readLastPost } from '#components/blog/last-post'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

/** Opens the last viewed post in its place, or the blog when there is none. */
export function OpenLastPost({ locale }: { locale: Locale }) {
  useEffect(() => {
    const slug = readLastPost()
    window.location.replace(slug ? pathTo(locale, 'article', { slug }) : pathTo(locale, 'blog'))
  }, [locale])
  return null
}
