'use client'

import { lazy, Suspense, type ReactNode } from 'react'

/**
 * The clinic's phone number. The build writes the number into the script (next.config.mjs), because
 * the server may be down.
 */
// eslint-disable-next-line no-restricted-syntax -- a constant of the build, not a setting
export const phone = process.env.CLINIC_PHONE ?? ''

/**
 * Shown when the chunk of `ErrorMessage` cannot be loaded: the phone number and a reload link,
 * which need no translation.
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
  /**
   * The error of the page. In production Next removes the name and message of an error thrown on
   * the server.
   */
  error?: Error
  /** True when even the root layout failed. `ErrorMessage` then renders the `<title>`. */
  isAlone?: true
}

/**
 * Replaces a failed part of a page by `ErrorMessage`. `ErrorMessage` is a lazy chunk, so that pages
 * without an error do not load this chunk.
 */
export function PageFailure(props: PageFailureProps): ReactNode {
  return (
    <Suspense>
      <ErrorMessage {...props} />
    </Suspense>
  )
}
