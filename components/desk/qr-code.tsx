import type { ReactNode } from 'react'

/**
 * Shows a QR code. The SVG is safe: the QR library creates it and it contains no text of a person.
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
