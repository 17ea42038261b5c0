'use client'

import { useRouter } from 'next/navigation'
import type { KeyboardEvent, ReactNode } from 'react'

/** Keys that move along the rows, wherever the layout has their letters, and by how many. */
const steps: Readonly<Record<string, number>> = { KeyJ: 1, KeyK: -1, ArrowDown: 1, ArrowUp: -1 }

/** Links, of which keys open the next or the one before while one of them has the focus. */
export function Rows({ children }: { children: ReactNode }) {
  const router = useRouter()
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const rows = [...event.currentTarget.querySelectorAll('a')]
    const next = rows[rows.findIndex((row) => row === event.target) + (steps[event.code] ?? NaN)]
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    next.focus()
    router.replace(next.href, { scroll: false })
  }
  return <div onKeyDown={move}>{children}</div>
}
