'use client'

import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined
const year = () => new Date().getFullYear()

/** The current year on a page that may have been rendered in an earlier one. */
export function CurrentYear({ rendered }: { rendered: number }): number {
  return useSyncExternalStore(subscribe, year, () => rendered)
}
