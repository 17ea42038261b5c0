'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '#components/ui/button'

/**
 * Shares the URL of the page through the device's share sheet, or copies the URL to the clipboard.
 */
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
      // No message is shown. Either the visitor closed the share sheet, or the browser denied
      // access to the clipboard. The visitor can copy the URL from the address bar.
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
