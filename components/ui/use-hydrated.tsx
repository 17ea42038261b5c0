import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False in the server's HTML, true once the page's script has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
