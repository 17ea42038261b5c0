import { randomBytes } from 'node:crypto'
import { NextResponse, type NextRequest } from 'next/server'
import { buildContentSecurityPolicy } from '#lib/request/policy'

/** Headers of a request and its response under a policy with a nonce, which Next takes from the request's header. */
export function createNonceHeaders(request: NextRequest, policyWith: (nonce: string) => string) {
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
 * @param styles policy sources of the style sheets in such pages, because React gives these no nonce
 */
export function respondWithNonce(request: NextRequest, styles: readonly string[]): NextResponse {
  return NextResponse.next(
    createNonceHeaders(request, (nonce) =>
      buildContentSecurityPolicy({ scripts: [nonce], styles }),
    ),
  )
}
