'use client'

import { useEffect } from 'react'
import { sendVisitEvent } from '#lib/visits/send-visit-event'
import { whenActivated } from '#lib/when-activated'

/**
 * Counts a page view. A page that the browser prerendered is counted when the visitor sees the
 * page.
 */
export function PageView(): null {
  useEffect(() => {
    whenActivated(() => {
      // Counts the view in a separate task, because the browser's first access to storage is slow.
      setTimeout(() => {
        sendVisitEvent('opened')
      })
    })
  }, [])
  return null
}
