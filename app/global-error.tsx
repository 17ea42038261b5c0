'use client'

import { PageFailure } from '#components/layout/page-failure'

/** In place of everything, when the layout itself threw; it brings a document of its own. */
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
