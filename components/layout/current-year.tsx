'use client'

import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined
const year = () => new Date().getFullYear()

/**
 * The current year. `rendered` is the year in which the page was rendered, perhaps an earlier one.
 */
export function CurrentYear({ rendered }: { rendered: number }): number {
  return useSyncExternalStore(subscribe, year, () => rendered)
}
