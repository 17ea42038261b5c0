'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { countVisit } from '#lib/sign-up/visits'
import { isPlainClick } from '#lib/sign-up/plain-click'
import { closeHash } from '#lib/hash'

export type MenuItem = {
  label: string
  href: string
  /** Path of the page it stands for; a section of one has none. */
  page?: string | undefined
}

/** The items of the menu; the one of the page being shown says so. */
export function MenuItems({ items }: { items: readonly MenuItem[] }) {
  const path = usePathname()
  return (
    <ul className="flex-wrap justify-center lg:flex">
      {items.map(({ label, href, page }) => (
        <li key={href}>
          <a href={href} className="menu-item" aria-current={page === path ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

const subscribe = () => () => undefined
const year = () => new Date().getFullYear()

/** The current year on a page that may have been rendered in an earlier one. */
export function CurrentYear({ rendered }: { rendered: number }) {
  return useSyncExternalStore(subscribe, year, () => rendered)
}

/**
 * What happens on every page: it is counted; its header says whether the page is scrolled to the very top; and the menu of
 * small screens, which the platform opens and closes as the target of the URL, leaves no step behind in the history.
 */
export function PageEffects() {
  useEffect(() => {
    const header = document.querySelector('header')
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
      if (!isOpen() || link?.origin !== window.location.origin || !isPlainClick(event)) return
      event.preventDefault()
      if (link.hash === '#page') close()
      else window.location.replace(link.href)
    }
    update()
    window.addEventListener('scroll', update, { passive: true, signal })
    window.addEventListener('keydown', closeOnEscape, { signal })
    header?.addEventListener('click', leave, { signal })
    // In a task of its own, as storage is slow at first.
    setTimeout(countVisit, 0, 'opened')
    return () => {
      page.abort()
    }
  }, [])
  return null
}
