'use client'

import { aloneClass, DeskButton } from '#components/desk/field'
import { errorPage } from '#lib/error-page'
import { findLocaleByCode } from '#lib/i18n/locales'

/** In place of a page that threw. Only ever drawn in the browser. */
export default function DeskError({ retry }: { retry: () => void }) {
  const locale = findLocaleByCode(document.documentElement.lang) ?? 'ua'
  const { title, deskText, retry: again } = errorPage()
  return (
    <div className={aloneClass} role="alert">
      <h1 className="title-2">{title[locale]}</h1>
      <p>{deskText[locale]}</p>
      <DeskButton look="primary" extra="justify-self-start" onClick={retry} text={again[locale]} />
    </div>
  )
}
