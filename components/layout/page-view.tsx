'use client'

import { useEffect } from 'react'
import { countVisit } from '#lib/visits/attribution'
import { whenActivated } from '#lib/when-activated'

/** Counts that the page was opened. A prerendered page counts once the visitor sees it. */
export function PageView(): null {
  useEffect(() => {
    whenActivated(() => {
      // In a task of its own, because the first use of storage is slow.
      setTimeout(() => {
        countVisit('opened')
      })
    })
  }, [])
  return null
}
