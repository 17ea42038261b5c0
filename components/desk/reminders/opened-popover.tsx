'use client'

import { useEffect } from 'react'

/** Opens the popover with this id when the page has loaded. */
export function OpenedPopover({ id }: { id: string }): null {
  useEffect(() => {
    document.getElementById(id)?.showPopover()
  }, [id])
  return null
}
