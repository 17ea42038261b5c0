'use client'

import { useEffect } from 'react'
import { usePageOfAddress } from '#components/layout/use-page-of-address'
import { touches } from '#components/sign-up/touches'

/** Once a page answers: it is told to (`lib/http/after-paint`), and the visitor's campaign is noted. */
export function PageReady() {
  usePageOfAddress()
  useEffect(() => {
    dispatchEvent(new Event('ready'))
    // In a task of its own, as storage is slow at first.
    setTimeout(touches)
  }, [])
  return null
}
