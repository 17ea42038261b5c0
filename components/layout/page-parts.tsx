'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { countVisit } from '#lib/sign-up/visits'
import { isPlainClick } from '#lib/sign-up/plain-click'
import { closeHash, entryBefore } from '#lib/hash'
import { matchRoute } from '#lib/i18n/routes'
import { isLocale, localeDetails, localeKey, locales } from '#lib/i18n/locales'
import { store } from '#lib/storage'
import { whenActivated } from '#lib/when-activated'

type MenuProps = { items: readonly { label: string; href: string; page: string | undefined }[] }

export function MenuItems({ items }: MenuProps) {
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

/** What happens on every page: it is counted, its header knows whether it is scrolled, and the menu leaves no step in the history. */
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
    whenActivated(() => setTimeout(countVisit, 0, 'opened'))
    return () => {
      page.abort()
    }
  }, [])
  return null
}

/** Links to this page in each language; with scripts they keep query and hash and store the choice by a call (docs/api.md). */
export function LanguageSwitcher({ label }: { label: string }) {
  const [, current = '', ...rest] = usePathname().split('/')
  const segments = matchRoute(rest) ? rest : []
  useEffect(() => {
    // The first use of storage is slow: not while the page is made to answer.
    if (isLocale(current)) whenActivated(() => setTimeout(store, 0, 'localStorage', localeKey, current))
  }, [current])
  return (
    <>
      <button type="button" popoverTarget="languages" aria-label={label} className="language language-button">
        {current.toUpperCase()}
      </button>
      <ul
        id="languages"
        popover="auto"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
        }}
        className="language-list"
      >
        {locales.toReversed().map((locale) => {
          const path = `/${[locale, ...segments].join('/')}`
          const { tag, name } = localeDetails[locale]
          return (
            <li key={locale}>
              <a
                href={path}
                hrefLang={tag}
                lang={tag}
                aria-current={locale === current ? 'true' : undefined}
                onClick={({ currentTarget }) => {
                  const { search, hash } = window.location
                  // Before the menu of small screens was opened.
                  const place = hash === '#menu' ? new URL(entryBefore()?.url ?? path, window.location.href).hash : hash
                  const query = new URLSearchParams({ path: path + search })
                  currentTarget.href = `/api/${locale}/locale?${query.toString()}${place}`
                }}
                className="language"
              >
                <b>{locale.toUpperCase()}</b> {name}
              </a>
            </li>
          )
        })}
      </ul>
    </>
  )
}
