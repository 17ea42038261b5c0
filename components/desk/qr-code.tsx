import type { ReactNode } from 'react'

/**
 * Shows a QR code. `svg` is safe as HTML. The QR library draws the text as squares and never writes
 * the text into the markup.
 */
export function QrCode({ svg, label }: { svg: string; label: string }): ReactNode {
  return (
    <div
      className="w-64 max-w-full [&_svg]:rounded-lg"
      role="img"
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
