import { NextResponse } from 'next/server'
import { isUnauthorized } from '#lib/blog/provider-client'
import { log } from '#lib/log'

/** The response of an API route when the provider failed: its 401 without the `token` cookie, otherwise 503. */
export function providerErrorResponse(error: unknown): NextResponse {
  log.error('provider-failed', error)
  const headers = { 'Cache-Control': 'no-store' }
  if (!isUnauthorized(error))
    return NextResponse.json(
      { code: 'provider-failing' },
      { status: 503, headers: { ...headers, 'Retry-After': '30' } },
    )
  const response = NextResponse.json({ code: 'unauthorized' }, { status: 401, headers })
  response.cookies.set('token', '', { maxAge: 0 })
  return response
}
