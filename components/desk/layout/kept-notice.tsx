'use client'

import { useState, type ReactNode } from 'react'

/**
 * Keeps the notice of a page until the next page, also when the page is refreshed. A notice that
 * appeared or vanished in between would move the card under the pointer.
 */
export function KeptNotice({ children }: { children: ReactNode }): ReactNode {
  const [first] = useState(children)
  return first
}
