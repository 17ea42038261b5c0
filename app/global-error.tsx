'use client'

import { PageFailure } from '#components/layout/page-failure'

export default function GlobalError(props: { retry: () => void }) {
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
