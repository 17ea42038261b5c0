'use client'

import { useEffect } from 'react'
import { touches } from '#lib/forms/touches'

/** Remembers the campaign that the page was opened by, also when its visitor never sees the form. */
export function RememberCampaign() {
  useEffect(() => {
    // In a task of its own, as storage is slow at first.
    setTimeout(touches)
  }, [])
  return null
}
