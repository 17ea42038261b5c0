'use client'

import { useEffect } from 'react'
import { useReloadOnBack } from '#components/layout/use-reload-on-back'
import { readAttribution } from '#components/sign-up/attribution'

/** What happens on every page; the campaign that opened it is stored also when its visitor never sees the form. */
export function PageEffects() {
  useReloadOnBack()
  useEffect(() => {
    // In a task of its own, as storage is slow at first.
    setTimeout(readAttribution)
  }, [])
  return null
}
