'use client'

import { errorPage } from '#lib/error-page'
import { localeFromCode } from '#lib/i18n/locales'

/** In place of a page that threw. Only ever drawn in the browser. */
export default function DeskError({ retry }: { retry: () => void }) {
  const locale = localeFromCode(document.documentElement.lang) ?? 'ua'
  const { title, deskText, retry: again } = errorPage()
  return (
    <div className="desk-alone" role="alert">
      <h1>{title[locale]}</h1>
      <p>{deskText[locale]}</p>
      <p>
        <button className="desk-button" onClick={retry}>
          {again[locale]}
        </button>
      </p>
    </div>
  )
}
