'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#components/ui/button'

export function PrintButton({
  label,
  ...button
}: ComponentProps<typeof Button> & { label: string }): ReactNode {
  return (
    <Button
      className="noscript:hidden"
      {...button}
      onClick={() => {
        window.print()
      }}
    >
      {label}
    </Button>
  )
}
