import { randomBytes } from 'node:crypto'
import { NextResponse, type NextRequest } from 'next/server'
import { contentSecurityPolicy, hashSource } from '#lib/request/policy'

/** Headers of a request and its response under a policy with a nonce, which Next takes from the request's header. */
export function nonceHeaders(request: NextRequest, policyWith: (nonce: string) => string) {
  const headers = new Headers(request.headers)
  // eslint-disable-next-line no-restricted-syntax -- the framework's own constant: its development server needs eval
  if (process.env.NODE_ENV !== 'production') return { request: { headers }, headers: {} }
  const policy = policyWith(`'nonce-${randomBytes(16).toString('base64')}'`)
  headers.set('Content-Security-Policy', policy)
  return { request: { headers }, headers: { 'Content-Security-Policy': policy } }
}

/**
 * Lets Next render a page of visitors for this request only.
 *
 * @param sheets style sheets that such pages hold as text; React gives them no nonce
 */
export function withNonce(request: NextRequest, sheets: readonly string[]): NextResponse {
  const styles = sheets.map(hashSource)
  return NextResponse.next(nonceHeaders(request, (nonce) => contentSecurityPolicy({ scripts: [nonce], styles })))
}
