'use client'

import type { ReactNode } from 'react'
import { DeskButton } from '#components/desk/form/desk-button'
import { narrowPageClass } from '#components/desk/layout/page-styles'
import { getErrorPageTexts } from '#lib/error-page'
import { defaultLocale, findLocaleByCode } from '#lib/i18n/locales'

/** Shown when a page of the desk throws. Next renders this component only in the browser. */
export default function DeskError({ retry }: { retry: () => void }): ReactNode {
  const locale = findLocaleByCode(document.documentElement.lang) ?? defaultLocale
  const { title, deskText, retry: again } = getErrorPageTexts()
  return (
    <div className={narrowPageClass} role="alert">
      <h1 className="title-2">{title[locale]}</h1>
      <p>{deskText[locale]}</p>
      <DeskButton look="primary" extra="justify-self-start" onClick={retry} text={again[locale]} />
    </div>
  )
}
