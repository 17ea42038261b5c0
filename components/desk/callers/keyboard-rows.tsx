'use client'

import { useRouter } from 'next/navigation'
import type { KeyboardEvent, ReactNode } from 'react'

/**
 * Number of rows from the focused row to the row that a key opens. The index is `event.code`, which
 * names the physical key, so the keys work in every keyboard layout.
 */
const keySteps: Readonly<Record<string, number>> = { KeyJ: 1, KeyK: -1, ArrowDown: 1, ArrowUp: -1 }

/**
 * Rows with links. While a link has the focus, the keys of `keySteps` open the next or the previous
 * row.
 */
export function KeyboardRows({ children }: { children: ReactNode }): ReactNode {
  const router = useRouter()
  function openRow(event: KeyboardEvent<HTMLDivElement>) {
    const step = keySteps[event.code]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const rows = [...event.currentTarget.querySelectorAll('a')]
    const row = rows[rows.findIndex((each) => each === event.target) + step]
    if (!row) return
    event.preventDefault()
    row.focus()
    router.replace(row.href, { scroll: false })
  }
  return <div onKeyDown={openRow}>{children}</div>
}
