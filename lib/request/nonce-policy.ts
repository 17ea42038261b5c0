import { randomBytes } from 'node:crypto'
import { NextResponse, type NextRequest } from 'next/server'
import { buildContentSecurityPolicy, type PolicySources } from '#lib/request/policy'

/** Headers with a Content-Security-Policy. */
export type NonceHeaders = {
  /** Headers of the request that Next receives. */
  request: { headers: Headers }
  /** Headers of the response that the browser receives. */
  headers: Record<string, string>
}

/**
 * Creates headers with a Content-Security-Policy that has a new nonce. Next reads the nonce from
 * the policy in the request headers.
 */
export function createNonceHeaders(
  request: NextRequest,
  buildPolicy: (nonce: string) => string,
): NonceHeaders {
  const headers = new Headers(request.headers)
  // eslint-disable-next-line no-restricted-syntax -- Next's own constant: its development server needs eval
  if (process.env.NODE_ENV !== 'production') return { request: { headers }, headers: {} }
  const policy = buildPolicy(`'nonce-${randomBytes(16).toString('base64')}'`)
  headers.set('Content-Security-Policy', policy)
  return { request: { headers }, headers: { 'Content-Security-Policy': policy } }
}

/**
 * Lets Next render a page that differs by visitor, with a new nonce.
 *
 * @param sources policy sources of the page's style sheets and style attributes. React gives these
 * no nonce, so their sources are listed.
 */
export function respondWithNonce(
  request: NextRequest,
  sources: Pick<PolicySources, 'styles' | 'styleAttributes'>,
): NextResponse {
  return NextResponse.next(
    createNonceHeaders(request, (nonce) =>
      buildContentSecurityPolicy({ scripts: [nonce], ...sources }),
    ),
  )
}
