'use client'

import { useEffect } from 'react'
import { usePageOfAddress } from '#components/layout/use-page-of-address'
import { touches } from '#components/sign-up/touches'

/** Remembers the campaign that the page was opened by, also when its visitor never sees the form. */
export function RememberCampaign() {
  usePageOfAddress()
  useEffect(() => {
    // In a task of its own, as storage is slow at first.
    setTimeout(touches)
  }, [])
  return null
}
