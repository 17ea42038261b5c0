'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { countVisit } from '#lib/sign-up/visits'
import { isPlainClick } from '#lib/sign-up/plain-click'
import { closeHash } from '#lib/hash'
import { matchRoute } from '#lib/i18n/routes'
import { isLocale, localeDetails, localeKey, locales } from '#lib/i18n/locales'
import { store } from '#lib/storage'
import type { OpeningHours } from '#lib/time/next-call'
import { whenActivated } from '#lib/when-activated'

type MenuProps = { items: readonly { label: string; href: string; page: string | undefined }[] }

export function MenuItems({ items }: MenuProps) {
  const path = usePathname()
  return (
    <ul className="flex-wrap justify-center max-lg:title-3 max-lg:text-2xl max-lg:short:text-xl lg:flex lg:text-sm xl:text-base **:[a]:block **:[a]:min-h-11 **:[a]:content-center **:[a]:underline-offset-8 **:[a]:hover:underline lg:**:[a]:px-2.5 **:aria-[current]:text-mark **:aria-[current]:underline">
      {items.map(({ label, href, page }) => (
        <li key={href}>
          <a href={href} aria-current={page === path ? 'page' : undefined}>
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

/** The hash of the URL before the menu of small screens was opened. */
let hashBeforeMenu = ''

/** What happens on every page: it is counted, its header knows whether it is scrolled, and the menu leaves no step in the history. */
export function PageEffects() {
  useEffect(() => {
    const header = document.querySelector('header')
    const page = new AbortController()
    const { signal } = page
    const update = () => header?.setAttribute('data-position', window.scrollY === 0 ? 'top' : 'scrolled')
    const isOpen = () => window.location.hash === '#menu'
    function close() {
      const focus = () => header?.querySelector<HTMLElement>('[href="#menu"]')?.focus()
      window.addEventListener('hashchange', focus, { once: true })
      closeHash()
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === 'Escape' && isOpen()) close()
    }
    function rememberHash({ oldURL }: HashChangeEvent) {
      if (isOpen()) hashBeforeMenu = new URL(oldURL).hash
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
    window.addEventListener('hashchange', rememberHash, { signal })
    header?.addEventListener('click', leave, { signal })
    // In a task of its own, as storage is slow at first.
    whenActivated(() => setTimeout(countVisit, 0, 'opened'))
    return page.abort.bind(page)
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
      <button
        type="button"
        popoverTarget="languages"
        aria-label={label}
        className="size-11 rounded-xl bg-wash text-sm hover:bg-line max-lg:hidden not-supports-[selector(:popover-open)]:hidden print:hidden"
      >
        {current.toUpperCase()}
      </button>
      <ul
        id="languages"
        popover="auto"
        onBlur={({ currentTarget, relatedTarget }) => {
          // Not in every browser that the site supports.
          const list: Partial<HTMLElement> = currentTarget
          if (relatedTarget && !currentTarget.contains(relatedTarget)) list.hidePopover?.()
        }}
        className="static inset-auto m-0 flex flex-wrap gap-2 overflow-visible bg-transparent p-0 text-inherit lg:fixed lg:top-18 lg:right-[max(20px,calc(50%-620px))] lg:flex-col lg:rounded-xl lg:bg-paper lg:p-2 lg:raised lg:supports-[selector(:popover-open)]:not-open:hidden print:hidden **:[a]:flex **:[a]:min-h-11 **:[a]:items-center **:[a]:gap-2 **:[a]:rounded-xl **:[a]:bg-wash **:[a]:px-3 **:[a]:text-sm **:[a]:hover:bg-line **:aria-[current]:bg-band **:aria-[current]:text-on-band"
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
                // Before the header's own listener, which follows a link of the open menu.
                onClickCapture={({ currentTarget }) => {
                  const { search, hash } = window.location
                  const place = hash === '#menu' ? hashBeforeMenu : hash
                  const query = new URLSearchParams({ path: path + search })
                  currentTarget.href = `/api/${locale}/locale?${query.toString()}${place}`
                }}
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

type OpenNowProps = { hours: OpeningHours; label: string; children: ReactNode }

/** The time in Kyiv as the marker on the band of the hours, while the clinic is open; asked for once the band is in sight. */
export function OpenNow({ hours, label, children }: OpenNowProps) {
  const [place, setPlace] = useState<number>()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    async function show(entries: readonly IntersectionObserverEntry[]) {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      const { nextCall, placeOnHours } = await import('#lib/time/next-call')
      const { isToday, time, span } = nextCall(new Date(), hours)
      if (isToday && time > span.opens) setPlace(placeOnHours(time))
    }
    const observer = new IntersectionObserver((entries) => void show(entries).catch(() => undefined))
    if (ref.current) observer.observe(ref.current)
    return observer.disconnect.bind(observer)
  }, [hours])
  return (
    <div ref={ref} className="relative pt-7">
      {children}
      {place !== undefined && (
        <>
          <p className="absolute top-0 text-ink [translate:-50%]" style={{ left: `${place}%` }}>
            {label}
          </p>
          <i className="marker top-6 h-9" style={{ left: `${place}%` }} />
        </>
      )}
    </div>
  )
}
