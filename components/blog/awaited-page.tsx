'use client'

import { type ReactNode, useEffect } from 'react'
import { ArticleSkeleton } from '#components/blog/article-skeleton'

/** Milliseconds between two requests for the page. */
const pollMs = 4000

/**
 * Shown while the provider fails (503). Requests the page until the status is not 503, then reloads
 * the page.
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
