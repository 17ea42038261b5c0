'use client'

import { useEffect } from 'react'
import { sendVisitEvent } from '#lib/visits/send-visit-event'
import { whenActivated } from '#lib/when-activated'

/** Counts a page view. A prerendered page counts once the visitor sees it. */
export function PageView(): null {
  useEffect(() => {
    whenActivated(() => {
      // Runs in a separate task, because the first use of storage is slow.
      setTimeout(() => {
        sendVisitEvent('opened')
      })
    })
  }, [])
  return null
}
