'use client'

import { Button } from '#components/ui/button'

/** Opens the browser's own print dialog. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button
      className="noscript:hidden"
      onClick={() => {
        window.print()
      }}
    >
      {label}
    </Button>
  )
}
