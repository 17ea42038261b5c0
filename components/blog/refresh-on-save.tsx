'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'

/** Milliseconds between two requests for the post's version. */
const pollMs = 1000

/**
 * Refreshes an article's page in `npm run dev` when the article's file is saved. When the file is
 * invalid, the page reloads and shows the error.
 */
export function RefreshOnSave({ path, version }: { path: string; version: string }): ReactNode {
  const router = useRouter()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // The next request waits for this response, so that a busy server gets one request at a time.
    const poll = async (): Promise<void> => {
      const response = await fetch(path, { cache: 'no-store' })
      if (!response.ok) window.location.reload()
      else if (((await response.json()) as { version: string }).version !== version)
        router.refresh()
      wait()
    }
    const wait = (): void => {
      timer = setTimeout(() => {
        poll().catch(wait)
      }, pollMs)
    }
    wait()
    return () => {
      clearTimeout(timer)
    }
  }, [path, version, router])
  return null
}
