'use client'

import { PageFailure } from '#components/layout/page-failure'

export default function GlobalError(props: { retry: () => void; error: Error }) {
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
