'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button'

/** Shares this page's URL in its language: the phone's own sheet where there is one, else the clipboard. */
export function ShareButton({ title, labels }: { title: string; labels: { share: string; copied: string } }) {
  const [isCopied, setCopied] = useState(false)
  async function share() {
    const url = window.location.origin + window.location.pathname
    try {
      const canShare = typeof navigator.share === 'function'
      if (canShare) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setCopied(true)
      }
    } catch {
      // The visitor thought better of it.
    }
  }
  return (
    <>
      <Button look="outline" onClick={() => void share()} className="noscript:hidden">
        {labels.share}
      </Button>
      <span role="status" className="note self-center">
        {isCopied && labels.copied}
      </span>
    </>
  )
}
