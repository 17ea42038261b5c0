'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { entryBefore } from '#lib/hash'
import { matchRoute } from '#lib/i18n/routes'
import { localeDetails, isLocale, localeKey, locales } from '#lib/i18n/locales'
import { store } from '#lib/storage'

/**
 * Links to this page in each language, from one that is not there to their home. With scripts they keep the query and the
 * hash, and lead there by the call that stores the choice in a cookie (docs/api.md); on wide screens they are the platform's
 * popover, closed by Escape, a click outside or the focus leaving it.
 */
export function LanguageSwitcher({ label }: { label: string }) {
  const [, current = '', ...rest] = usePathname().split('/')
  const segments = matchRoute(rest) ? rest : []
  useEffect(() => {
    // The first use of storage is slow: not while the page is made to answer.
    if (isLocale(current)) setTimeout(store, 0, 'localStorage', localeKey, current)
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
