'use client'

import type { ReactNode } from 'react'
import { PageFailure } from '#components/layout/page-failure'

export default function GlobalError(props: { retry: () => void; error: Error }): ReactNode {
  return (
    <html lang="uk">
      <body>
        <main>
          <PageFailure isAlone {...props} />
        </main>
      </body>
    </html>
  )
}
