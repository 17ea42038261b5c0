'use client'

import { lazy, Suspense, type ReactNode } from 'react'

/** Written into the build (next.config.mjs): no server may answer. Apart from the words, which no page brings. */
// eslint-disable-next-line no-restricted-syntax -- a constant of the build, not a setting
export const phone = process.env.CLINIC_PHONE ?? ''

/** When not even the message can be fetched: what needs no words. */
const phoneAlone = {
  default: () => (
    <p className="wrap">
      <a href={`tel:${phone}`}>{phone}</a> <a href="">↻</a>
    </p>
  ),
}

const ErrorMessage = lazy(() => import('#components/layout/error-message').catch(() => phoneAlone))

export type PageFailureProps = {
  retry: () => void
  /** What the server threw has its name and message in development only. */
  error?: Error
  /** Without the layout, whose document is gone. */
  isAlone?: true
}

/** In place of what broke. The message is fetched only then: no page pays for it. */
export function PageFailure(props: PageFailureProps): ReactNode {
  return (
    <Suspense>
      <ErrorMessage {...props} />
    </Suspense>
  )
}
