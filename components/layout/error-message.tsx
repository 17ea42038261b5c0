'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { phone, type PageFailureProps } from '#components/layout/page-failure'
import { Button, ButtonLink } from '#components/ui/button'
import { getErrorPageTexts } from '#lib/error-page'
import { localeDetails, defaultLocale, getLocaleInPath } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'

/**
 * Renders a message in place of a page that failed to render. The message advises the visitor what
 * to do, in the language of the URL. Rendered only in the browser.
 */
export default function ErrorMessage({ retry, error, isAlone }: PageFailureProps): ReactNode {
  const [locale] = useState(() => getLocaleInPath(window.location.pathname) ?? defaultLocale)
  const words = getErrorPageTexts()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The failed page took the focused element away, so this message gets the focus.
    root.current?.focus()
    document.documentElement.lang = localeDetails[locale].tag
  }, [locale])
  function tryAgain() {
    // The pressed button disappears, so the focus moves to the page content.
    document.getElementById('content')?.focus()
    retry()
  }
  return (
    <div ref={root} role="alert" tabIndex={-1} className="wrap py-16 [outline:none] lg:py-28">
      {isAlone && <title>{words.title[locale]}</title>}
      <h1 className="title-1">{words.title[locale]}</h1>
      {error?.name === 'ContentError' && (
        <p className="lead mt-5 whitespace-pre-line">{error.message}</p>
      )}
      <p className="lead mt-5 mb-8 max-w-120">
        {words.text[locale]}{' '}
        <a href={`tel:${phone}`} className="font-semibold text-ink underline underline-offset-4">
          {formatPhone(phone)}
        </a>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={tryAgain}>{words.retry[locale]}</Button>
        <ButtonLink href={pathTo(locale)} look="outline">
          {words.home[locale]}
        </ButtonLink>
      </div>
    </div>
  )
}
