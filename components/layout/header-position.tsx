'use client'

import { useEffect } from 'react'

/**
 * Sets `data-position` of the header to `top` or `scrolled` (spec section 4, "Header position").
 */
export function HeaderPosition(): null {
  useEffect(() => {
    const header = document.querySelector('header')
    const update = () => {
      header?.setAttribute('data-position', window.scrollY === 0 ? 'top' : 'scrolled')
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      window.removeEventListener('scroll', update)
    }
  }, [])
  return null
}
