'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { readAttribution } from '#components/sign-up/attribution'

/** What happens on every page; the campaign that opened it is stored also when its visitor never sees the form. */
export function PageEffects() {
  const shown = usePathname()
  useEffect(() => {
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
  useEffect(() => {
    // In a task of its own, as storage is slow at first.
    setTimeout(readAttribution)
  }, [])
  return null
}
