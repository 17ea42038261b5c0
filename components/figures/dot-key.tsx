import type { ReactNode } from 'react'
import type { DotKind } from '#lib/content/schemas/figure'

/** The dot before a label in a legend. */
export function DotKey({ kind }: { kind: DotKind | 'quiet' }): ReactNode {
  return (
    <svg className="dot-key" aria-hidden="true">
      <path className={kind === 'quiet' ? 'dot quiet' : 'dot'} d="M7 7h0" />
      {kind === 'hollow' && <path className="dot-core" d="M7 7h0" />}
      {kind === 'out' && <path className="dot-out" d="M7 7h0" />}
    </svg>
  )
}
