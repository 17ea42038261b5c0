'use client'

import { usePathname } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'
import { hashBeforeMenu } from '#components/layout/mobile-menu'
import { isLocale, localeDetails, localeKey, locales } from '#lib/i18n/locales'
import { matchRoute } from '#lib/i18n/routes'
import { store } from '#lib/storage'
import { whenActivated } from '#lib/when-activated'

/**
 * Links to the current page in each language. With scripts, the links keep the query and the hash
 * of the URL and save the chosen language (docs/api.md).
 */
export function LanguageSwitcher({ label }: { label: string }): ReactNode {
  const [, current = '', ...rest] = usePathname().split('/')
  const segments = matchRoute(rest) ? rest : []
  useEffect(() => {
    // Saves the language in a separate task, because the browser's first access to storage is slow.
    if (isLocale(current))
      whenActivated(() => setTimeout(store, 0, 'localStorage', localeKey, current))
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
          // Some supported browsers lack the Popover API, so `hidePopover` may be missing.
          const list: Partial<HTMLElement> = currentTarget
          if (relatedTarget && !currentTarget.contains(relatedTarget)) list.hidePopover?.()
        }}
        className="static inset-auto m-0 flex flex-wrap gap-2 overflow-visible bg-transparent p-0 text-inherit lg:fixed lg:top-18 lg:right-[max(20px,calc(50%-620px))] lg:flex-col lg:rounded-xl lg:bg-card lg:p-2 lg:raised lg:supports-[selector(:popover-open)]:not-open:hidden print:hidden **:[a]:flex **:[a]:min-h-11 **:[a]:items-center **:[a]:gap-2 **:[a]:rounded-xl **:[a]:bg-wash **:[a]:px-3 **:[a]:text-sm **:[a]:hover:bg-line **:aria-[current]:bg-band **:aria-[current]:text-on-band"
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
                // The click listener of `MobileMenu` opens the link's URL. `onClickCapture` runs
                // before that listener, so the listener opens the changed URL.
                onClickCapture={({ currentTarget }) => {
                  const { search, hash } = window.location
                  const place = hash === '#menu' ? hashBeforeMenu() : hash
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
