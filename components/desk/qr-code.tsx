import type { ReactNode } from 'react'

/**
 * Shows a QR code. `svg` is safe as HTML, because the QR library creates the markup and copies no
 * text into it.
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
