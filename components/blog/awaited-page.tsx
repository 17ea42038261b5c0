'use client'

import { type ReactNode, useEffect } from 'react'
import { ArticleSkeleton } from '#components/blog/article-skeleton'

/** Milliseconds between two requests for the page. */
const pollMs = 4000

/**
 * Replaces a page that the server answers with 503 while the provider fails. Requests the page
 * every `pollMs` milliseconds, and reloads once the status is no longer 503.
 */
export function AwaitedPage({ loading }: { loading: string }): ReactNode {
  useEffect(() => {
    const tryAgain = async () => {
      const response = document.hidden
        ? null
        : await fetch(window.location.href, { method: 'HEAD' }).catch(() => null)
      if (response && response.status !== 503) window.location.reload()
    }
    const timer = setInterval(() => void tryAgain(), pollMs)
    return () => {
      clearInterval(timer)
    }
  }, [])
  return <ArticleSkeleton label={loading} />
}
