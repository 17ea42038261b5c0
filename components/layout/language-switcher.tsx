'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react'
import { isLanguage, languages, type Language } from '#lib/i18n/languages'
import { languageKey, languageMaxAge } from '#lib/i18n/resolve-language'

const names: Record<Language, string> = { ua: 'Українська', en: 'English' }
const tags: Record<Language, string> = { ua: 'uk', en: 'en' }

/** Storage may be switched off; the site works without it. */
function remember(language: Language) {
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // Nothing to do: the path says the language.
  }
}

type Props = {
  label: string
  /** Where to lead instead of pages that do not exist. */
  instead?: Readonly<Record<string, string>>
}

/**
 * Links to this page in each language. With scripts a choice is remembered (storage and cookie) and keeps the query
 * and the hash; on wide screens the links are a list behind a button, closed by Escape or a click outside.
 */
export function LanguageSwitcher({ label, instead = {} }: Props) {
  const [, current = '', ...rest] = usePathname().split('/')
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    // The first use of storage is slow: not while the page is made to answer.
    if (isLanguage(current)) setTimeout(remember, 0, current)
  }, [current])

  useEffect(() => {
    if (!isOpen) return
    const onClick = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])

  function choose(event: MouseEvent, language: Language, path: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    remember(language)
    const leave = () => {
      window.location.assign(path + window.location.search + window.location.hash)
    }
    // Fetched by the few who choose; without it the choice is still followed.
    import('cookies-next/client')
      .then(({ setCookie }) => {
        setCookie(languageKey, language, { maxAge: languageMaxAge, sameSite: 'lax', path: '/' })
      })
      .then(leave, leave)
  }

  return (
    <div ref={root} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={label}
        onClick={() => {
          setOpen(!isOpen)
        }}
        className="hidden min-h-11 min-w-11 items-center justify-center rounded-lg bg-wash px-3 text-sm font-semibold hover:bg-line lg:inline-flex noscript:hidden"
      >
        {current.toUpperCase()}
      </button>
      <ul
        id={id}
        data-list={isOpen ? 'open' : 'closed'}
        className="flex gap-2 lg:absolute lg:top-full lg:right-0 lg:mt-2 lg:hidden lg:flex-col lg:gap-1 lg:rounded-xl lg:bg-paper lg:p-1.5 lg:shadow-[0_8px_32px_rgb(36_17_43/0.16)] lg:data-[list=open]:flex noscript:lg:static noscript:lg:mt-0 noscript:lg:flex noscript:lg:flex-row noscript:lg:p-0 noscript:lg:shadow-none"
      >
        {[...languages].reverse().map((language) => {
          const same = `/${[language, ...rest].join('/')}`
          const path = instead[same] ?? same
          return (
            <li key={language}>
              <a
                href={path}
                hrefLang={tags[language]}
                lang={tags[language]}
                aria-current={language === current ? 'true' : undefined}
                title={names[language]}
                onClick={(event) => {
                  choose(event, language, path)
                }}
                className="flex min-h-11 min-w-13 items-center justify-center rounded-lg bg-wash px-3 text-sm font-semibold hover:bg-line aria-[current]:bg-pistachio aria-[current]:text-pistachio-ink"
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
