'use client'

import type { ReactNode } from 'react'
import { PageFailure } from '#components/layout/page-failure'
import { defaultLocale, localeDetails } from '#lib/i18n/locales'

export default function GlobalError(props: { retry: () => void; error: Error }): ReactNode {
  return (
    <html lang={localeDetails[defaultLocale].tag}>
      <body>
        <main>
          <PageFailure isAlone {...props} />
        </main>
      </body>
    </html>
  )
}
