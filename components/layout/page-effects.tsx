'use client'

import { useEffect } from 'react'
import { countVisit } from '#components/sign-up/count-visit'

/** What happens on every page: it is counted, and the campaign that opened it stored, also when nobody sees the form. */
export function PageEffects() {
  useEffect(() => {
    // In a task of its own, as storage is slow at first.
    setTimeout(countVisit, 0, 'opened')
  }, [])
  return null
}
