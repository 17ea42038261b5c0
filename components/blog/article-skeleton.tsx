import type { ReactNode } from 'react'

/** Grey lines that are shown while an article loads (spec section 4). */
export function ArticleSkeleton({ label }: { label: string }): ReactNode {
  const lines = [
    'h-12 w-4/5',
    'h-12 w-3/5',
    'mt-6 h-5 w-full',
    'h-5 w-11/12',
    'h-5 w-full',
    'h-5 w-4/6',
  ]
  return (
    <div role="status" className="grid max-w-160 gap-4 noscript:hidden">
      <span className="sr-only">{label}</span>
      {lines.map((size) => (
        <span key={size} aria-hidden="true" className={`block rounded-md bg-wash ${size}`} />
      ))}
    </div>
  )
}
