'use client'

import { useEffect } from 'react'
import { touches } from '#lib/forms/touches'

/** Notes the campaign that brought the visitor, whatever page they came to. */
export function RememberTouch() {
  useEffect(() => {
    touches()
  }, [])
  return null
}
