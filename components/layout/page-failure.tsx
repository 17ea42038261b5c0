'use client'

import { lazy, Suspense, type ReactNode } from 'react'

/**
 * The clinic's phone number, a constant of the build (next.config.mjs), because the server may be
 * down.
 */
// eslint-disable-next-line no-restricted-syntax -- a constant of the build, not a setting
export const phone = process.env.CLINIC_PHONE ?? ''

/**
 * Shown when the message cannot be loaded: a phone number and a reload link, which need no words.
 */
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
  /** In production Next removes name and message of a server error. */
  error?: Error
  /** True when the layout failed too, so that its document is missing. */
  isAlone?: true
}

/**
 * Replaces a failed part of a page. The message is a lazy chunk, so that other pages do not load
 * it.
 */
export function PageFailure(props: PageFailureProps): ReactNode {
  return (
    <Suspense>
      <ErrorMessage {...props} />
    </Suspense>
  )
}
