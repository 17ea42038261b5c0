'use client'

import { lazy, Suspense } from 'react'
import { phone } from '#lib/error-page'

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
  /** Without the layout, whose document is gone. */
  isAlone?: true
}

/** In place of what broke. The message is fetched only then: no page pays for it. */
export function PageFailure(props: PageFailureProps) {
  return (
    <Suspense>
      <ErrorMessage {...props} />
    </Suspense>
  )
}
