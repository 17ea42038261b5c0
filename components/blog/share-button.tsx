'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '#components/ui/button'

/** Shares the URL of this page: by the device's share sheet, or else the clipboard. */
export function ShareButton({
  title,
  labels,
}: {
  title: string
  labels: { share: string; copied: string }
}): ReactNode {
  const [isCopied, setCopied] = useState(false)
  async function share(): Promise<void> {
    const url = window.location.origin + window.location.pathname
    try {
      const canShare = typeof navigator.share === 'function'
      if (canShare) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setCopied(true)
      }
    } catch {
      // The visitor has closed the share sheet.
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
