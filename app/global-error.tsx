'use client'

import { PageFailure } from '#components/layout/page-failure'

export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="uk">
      <body>
        <main>
          <PageFailure isAlone retry={retry} />
        </main>
      </body>
    </html>
  )
}
