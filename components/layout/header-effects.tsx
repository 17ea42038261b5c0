'use client'

import { useEffect, useRef } from 'react'
import { isPlainClick } from '#components/sign-up/plain-click'
import { closeHash } from '#lib/hash'

/**
 * What the header it stands in does with scripts: it is marked as `top` while the page is scrolled to the very top, else
 * `scrolled`; and the menu of small screens, which the platform opens and closes as the target of its URL (`#menu`), leaves
 * no step behind in the history.
 */
export function HeaderEffects() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const header = marker.current?.parentElement
    const page = new AbortController()
    const { signal } = page
    const update = () => header?.setAttribute('data-position', window.scrollY === 0 ? 'top' : 'scrolled')
    const isOpen = () => window.location.hash === '#menu'
    function close() {
      const focus = () => header?.querySelector<HTMLElement>('.burger')?.focus()
      window.addEventListener('hashchange', focus, { once: true })
      closeHash()
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === 'Escape' && isOpen()) close()
    }
    /** Every way out of the open menu takes its place in the history. */
    function leave(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!isOpen() || !link || link.origin !== window.location.origin || !isPlainClick(event)) return
      event.preventDefault()
      if (link.hash === '#page') close()
      else window.location.replace(link.href)
    }
    update()
    window.addEventListener('scroll', update, { passive: true, signal })
    header?.addEventListener('click', leave, { signal })
    window.addEventListener('keydown', closeOnEscape, { signal })
    return () => {
      page.abort()
    }
  }, [])
  return <span ref={marker} hidden />
}
