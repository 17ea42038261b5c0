'use client'

import { useEffect } from 'react'
import { sendVisitEvent } from '#lib/visits/send-visit-event'
import { whenActivated } from '#lib/when-activated'

/** Counts that the page was opened. A prerendered page counts once the visitor sees it. */
export function PageView(): null {
  useEffect(() => {
    whenActivated(() => {
      // In a task of its own, because the first use of storage is slow.
      setTimeout(() => {
        sendVisitEvent('opened')
      })
    })
  }, [])
  return null
}
