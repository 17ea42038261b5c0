import type { ReactNode } from 'react'

/**
 * The drawing above a message. For a success the drawing is a bar with a tick. For an error the
 * drawing is a bar with a line near the bar's right end.
 */
export function MessageMark({ look }: { look: 'success' | 'failure' }): ReactNode {
  return (
    <svg viewBox="4 4 88 56" width="88" height="56" aria-hidden="true">
      <rect
        x="4"
        y="18"
        width="88"
        height="28"
        rx="8"
        className={look === 'success' ? 'fill-band' : 'fill-wash'}
      />
      {look === 'success' ? (
        <path
          d="M34 32l10 10 20-22"
          className="fill-none stroke-plum"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <rect x="82" y="4" width="6" height="56" rx="3" className="fill-apricot" />
      )}
    </svg>
  )
}
