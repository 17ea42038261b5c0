'use client'

import { deskError } from '#content/desk-error'
import { localeFromCode } from '#lib/i18n/locales'

/** In place of a page that threw. Only ever drawn in the browser. */
export default function DeskError({ retry }: { retry: () => void }) {
  const locale = localeFromCode(document.documentElement.lang) ?? 'ua'
  return (
    <div className="desk-alone" role="alert">
      <h1>{deskError.title[locale]}</h1>
      <p>{deskError.text[locale]}</p>
      <p>
        <button className="desk-button" onClick={retry}>
          {deskError.retry[locale]}
        </button>
      </p>
    </div>
  )
}
