'use client'

import { useEffect } from 'react'
import { closeHash } from '#lib/close-hash'
import { isPlainClick } from '#lib/plain-click'

let lastHash = ''

/** Returns the hash of the URL before the menu opened; empty when the URL had no hash. */
export const hashBeforeMenu = (): string => lastHash

/**
 * Closes the menu of small screens on Escape. A link in the open menu replaces the menu's history
 * entry. The Back button therefore does not open the menu again.
 */
export function MobileMenu(): null {
  useEffect(() => {
    const header = document.querySelector('header')
    const effect = new AbortController()
    const { signal } = effect
    const isOpen = () => window.location.hash === '#menu'
    function close() {
      const focusBurger = () => header?.querySelector<HTMLElement>('[href="#menu"]')?.focus()
      window.addEventListener('hashchange', focusBurger, { once: true })
      closeHash()
    }
    function onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Escape' && isOpen()) close()
    }
    function onHashChange({ oldURL }: HashChangeEvent) {
      if (isOpen()) lastHash = new URL(oldURL).hash
    }
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!isOpen() || link?.origin !== window.location.origin || !isPlainClick(event)) return
      event.preventDefault()
      if (link.hash === '#page') close()
      else window.location.replace(link.href)
    }
    window.addEventListener('keydown', onKeyDown, { signal })
    window.addEventListener('hashchange', onHashChange, { signal })
    header?.addEventListener('click', onClick, { signal })
    return () => {
      effect.abort()
    }
  }, [])
  return null
}
