'use client'

import { useEffect, useRef, useState } from 'react'
import { errorPage } from '#content/error-page'
import { phone } from '#content/phone'
import type { PageFailureProps } from '#components/layout/page-failure'
import { Button, buttonClass } from '#components/ui/button'
import { codes, defaultLanguage, languageInPath } from '#lib/i18n/languages'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'

/** In place of a page that broke: what to do now, in the page's language. Only ever drawn in the browser. */
export default function ErrorMessage({ retry, isAlone }: PageFailureProps) {
  const [language] = useState(() => languageInPath(window.location.pathname) ?? defaultLanguage)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What had the focus is gone.
    root.current?.focus()
    document.documentElement.lang = codes[language].tag
  }, [language])
  function tryAgain() {
    // The button goes; the keyboard stays at what comes in its place.
    document.getElementById('content')?.focus()
    retry()
  }
  return (
    <div ref={root} role="alert" tabIndex={-1} className="wrap py-16 [outline:none] lg:py-28">
      {isAlone && <title>{errorPage.title[language]}</title>}
      <h1 className="title-1">{errorPage.title[language]}</h1>
      <p className="lead mt-5 mb-8 max-w-120">
        {errorPage.text[language]}{' '}
        <a href={`tel:${phone}`} className="font-semibold text-ink underline underline-offset-4">
          {formatPhone(phone)}
        </a>
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={tryAgain}>{errorPage.retry[language]}</Button>
        <a href={pathTo(language)} className={buttonClass('outline')}>
          {errorPage.home[language]}
        </a>
      </div>
    </div>
  )
}
