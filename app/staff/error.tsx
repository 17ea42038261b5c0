'use client'

import { deskErrorText } from '#content/desk-error'
import { errorPage } from '#content/error-page'
import { localeFromCode } from '#lib/i18n/locales'

/** In place of a page that threw. Only ever drawn in the browser. */
export default function DeskError({ retry }: { retry: () => void }) {
  const locale = localeFromCode(document.documentElement.lang) ?? 'ua'
  return (
    <div className="desk-alone" role="alert">
      <h1>{errorPage.title[locale]}</h1>
      <p>{deskErrorText[locale]}</p>
      <p>
        <button className="desk-button" onClick={retry}>
          {errorPage.retry[locale]}
        </button>
      </p>
    </div>
  )
}
