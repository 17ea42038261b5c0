import { useSyncExternalStore } from 'react'

/** What the visitor has chosen, in the page's language. */
export type ChosenOrder = { code: string; label: string }

let chosen: ChosenOrder | null = null
const listeners = new Set<(order: ChosenOrder | null) => void>()

/** Notes what the visitor ordered, for the sign-up form on this page; null forgets it. */
export function chooseOrder(order: ChosenOrder | null): void {
  chosen = order
  for (const listener of listeners) listener(chosen)
}

/** What is chosen at the moment. */
export function currentOrder(): ChosenOrder | null {
  return chosen
}

/** Calls back at every choice, also at the forgetting of one; returns how to stop. */
export function onOrderChange(listener: (order: ChosenOrder | null) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the visitor ordered, null on the server and until something is chosen. */
export function useChosenOrder(): ChosenOrder | null {
  return useSyncExternalStore(onOrderChange, currentOrder, () => null)
}
