'use client'

import { useEffect, useRef } from 'react'

/** Marks the header it stands in as `top` while the page is scrolled to the very top, else `scrolled`. */
export function HeaderPosition() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const header = marker.current?.parentElement
    const update = () => header?.setAttribute('data-position', window.scrollY === 0 ? 'top' : 'scrolled')
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      window.removeEventListener('scroll', update)
    }
  }, [])
  return <span ref={marker} hidden />
}
