import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Loads the page of the URL when Back or Forward leads to an entry that the browser made itself, by following a
 * link to a section: Next knows nothing of it and would leave the other page standing.
 */
export function useReloadOnBack(): void {
  const shown = usePathname()
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => {
      if (state === null && window.location.pathname !== shown) window.location.reload()
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
    }
  }, [shown])
}
