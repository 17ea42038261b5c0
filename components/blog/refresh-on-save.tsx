'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const pollMs = 1000

/** The editor's preview of an article (`npm run dev`) follows its file; where that cannot be read it is opened anew. */
export function RefreshOnSave({ path, version }: { path: string; version: string }) {
  const router = useRouter()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // The next request waits for the response: a preview that is busy gets no second one.
    const poll = async () => {
      const response = await fetch(path, { cache: 'no-store' })
      if (!response.ok) window.location.reload()
      else if (((await response.json()) as { version: string }).version !== version)
        router.refresh()
      wait()
    }
    const wait = () => {
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
