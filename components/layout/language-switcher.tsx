'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { codes, isLanguage, languageKey, languageMaxAge, languages, type Language } from '#lib/i18n/languages'

/** Notes the language being read; storage may be switched off, the site works without it. */
function remember(language: Language) {
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // Nothing to do: the path says the language.
  }
}

/** Notes a choice for the addresses that say no language (decisions, "What is stored"). */
function rememberChoice(language: Language) {
  remember(language)
  document.cookie = `${languageKey}=${language}; Max-Age=${languageMaxAge}; Path=/; SameSite=Lax`
}

type Props = {
  label: string
  /** Where to lead instead of pages that do not exist. */
  instead?: Readonly<Record<string, string>>
}

/**
 * Links to this page in each language. With scripts a choice is remembered (storage and cookie) and keeps the query
 * and the hash; on wide screens the links are a list behind a button, closed by Escape, a click outside or the
 * focus leaving it.
 */
export function LanguageSwitcher({ label, instead = {} }: Props) {
  const [, current = '', ...rest] = usePathname().split('/')
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The first use of storage is slow: not while the page is made to answer.
    if (isLanguage(current)) setTimeout(remember, 0, current)
  }, [current])

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    document.addEventListener('click', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])

  // The browser follows the link, in this tab or another, with what only it knows of the address.
  function choose(link: HTMLAnchorElement, language: Language, path: string) {
    rememberChoice(language)
    link.href = path + window.location.search + window.location.hash
  }

  return (
    <div ref={root} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="languages"
        aria-label={label}
        onClick={() => {
          setOpen(!isOpen)
        }}
        className="language hidden min-w-11 lg:inline-flex noscript:hidden"
      >
        {current.toUpperCase()}
      </button>
      <ul id="languages" data-list={isOpen ? 'open' : 'closed'} className="language-list">
        {languages.toReversed().map((language) => {
          const same = `/${[language, ...rest].join('/')}`
          const path = instead[same] ?? same
          return (
            <li key={language}>
              <a
                href={path}
                hrefLang={codes[language].tag}
                lang={codes[language].tag}
                aria-current={language === current ? 'true' : undefined}
                title={codes[language].name}
                onClick={({ currentTarget }) => {
                  choose(currentTarget, language, path)
                }}
                className="language flex min-w-13"
              >
                {language.toUpperCase()}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
