import { randomBytes } from 'node:crypto'
import { NextResponse, type NextRequest } from 'next/server'
import { builtStyles, contentSecurityPolicy } from '#lib/server/policy'

/** Lets Next render a page for this request, under a policy with a nonce that Next takes from the request's header. */
export function withNonce(request: NextRequest): NextResponse {
  // eslint-disable-next-line no-restricted-syntax -- the framework's own constant: its development server needs eval
  if (process.env.NODE_ENV !== 'production') return NextResponse.next()
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  const policy = contentSecurityPolicy({ scripts: [nonce], styles: Object.values(builtStyles()).flat() })
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  return NextResponse.next({ request: { headers }, headers: { 'Content-Security-Policy': policy } })
}
