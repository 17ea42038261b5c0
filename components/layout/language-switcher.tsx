'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { localeDetails, isLocale, localeKey, locales, type Locale } from '#lib/i18n/locales'

/** Storage may be switched off: then the path alone says the language. */
function storeLocale(locale: Locale) {
  try {
    localStorage.setItem(localeKey, locale)
  } catch {
    // Nothing to do.
  }
}

type Props = {
  label: string
  /** Where to lead instead of pages that do not exist. */
  instead?: Readonly<Record<string, string>>
}

/**
 * Links to this page in each language. With scripts they keep the query and the hash, and lead there by the call that
 * stores the choice in a cookie (docs/api.md); on wide screens they are a list behind a button, closed by Escape, a
 * click outside or the focus leaving it.
 */
export function LanguageSwitcher({ label, instead = {} }: Props) {
  const [, current = '', ...rest] = usePathname().split('/')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The first use of storage is slow: not while the page is made to answer.
    if (isLocale(current)) setTimeout(storeLocale, 0, current)
  }, [current])
  return (
    // It can be focused, as browsers that focus no link or button on a click then focus it, and the list stays open.
    <div
      tabIndex={-1}
      className="relative [outline:none]"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="languages"
        aria-label={label}
        onClick={({ currentTarget }) => {
          setOpen(!isOpen)
          currentTarget.focus()
        }}
        className="language hidden min-w-11 lg:inline-flex noscript:hidden"
      >
        {current.toUpperCase()}
      </button>
      <ul id="languages" data-list={isOpen ? 'open' : 'closed'} className="language-list">
        {locales.toReversed().map((locale) => {
          const same = `/${[locale, ...rest].join('/')}`
          const path = instead[same] ?? same
          return (
            <li key={locale}>
              <a
                href={path}
                hrefLang={localeDetails[locale].tag}
                lang={localeDetails[locale].tag}
                aria-current={locale === current ? 'true' : undefined}
                title={localeDetails[locale].name}
                onClick={({ currentTarget }) => {
                  const { search, hash } = window.location
                  const query = new URLSearchParams({ path: path + search })
                  currentTarget.href = `/api/${locale}/locale?${query.toString()}${hash}`
                }}
                className="language flex min-w-13"
              >
                {locale.toUpperCase()}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
