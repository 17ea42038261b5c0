'use client'

import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined
const year = () => new Date().getFullYear()

/**
 * Renders the current year.
 * @param rendered year in which the server rendered the page; hydration begins with this year
 */
export function CurrentYear({ rendered }: { rendered: number }): number {
  return useSyncExternalStore(subscribe, year, () => rendered)
}
