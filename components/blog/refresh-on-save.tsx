'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** How often a preview asks whether its article has been saved, in milliseconds. */
const everyMs = 1000

/**
 * The editor's preview of an article (`npm run dev`) follows its file. Where it cannot be read any more the page is opened
 * anew, which says in which line.
 */
export function RefreshOnSave({ path, version }: { path: string; version: string }) {
  const router = useRouter()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // The next question waits for the answer: a preview that is busy is not asked twice.
    const ask = async () => {
      const response = await fetch(path, { cache: 'no-store' })
      if (!response.ok) window.location.reload()
      else if (((await response.json()) as { version: string }).version !== version) router.refresh()
      wait()
    }
    const wait = () => {
      timer = setTimeout(() => {
        ask().catch(wait)
      }, everyMs)
    }
    wait()
    return () => {
      clearTimeout(timer)
    }
  }, [path, version, router])
  return null
}
