'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { countVisit } from '#components/sign-up/count-visit'

/** What happens on every page: it is counted, and the campaign that opened it stored, also when nobody sees the form. */
export function PageEffects() {
  const shown = usePathname()
  useEffect(() => {
    // In a task of its own, as storage is slow at first.
    setTimeout(countVisit, 0, 'opened')
    // Of an entry that the browser made itself, by following a link to a section, Next knows nothing: Back and Forward
    // would leave the other page standing.
    const onPop = ({ state }: PopStateEvent) => {
      if (state === null && window.location.pathname !== shown) window.location.reload()
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
    }
  }, [shown])
  return null
}
