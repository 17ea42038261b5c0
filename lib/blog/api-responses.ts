import { type NextRequest, NextResponse } from 'next/server'
import { cache, isUnauthorized } from '#lib/blog/provider'
import { closedPolicy } from '#lib/request/policy'
import { defaultLocale, getLocaleInPath } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { log } from '#lib/log'

/** The response of an API route; without the `token` cookie where a cached one hides that the provider answers 401. */
export function providerResponse(data: object, cacheControl: string): NextResponse {
  const isRefused = cache().isUnauthorized
  const headers = { 'Cache-Control': isRefused ? 'no-store' : cacheControl }
  const response = NextResponse.json(data, { headers })
  return isRefused ? withoutToken(response) : response
}

/** The response of an API route when the provider failed: its 401 without the `token` cookie, otherwise 503. */
export function providerErrorResponse(error: unknown): NextResponse {
  log.error('provider-failed', error)
  const headers = { 'Cache-Control': 'no-store' }
  if (isUnauthorized(error))
    return withoutToken(NextResponse.json({ code: 'unauthorized' }, { status: 401, headers }))
  return NextResponse.json(
    { code: 'provider-failing' },
    { status: 503, headers: { ...headers, 'Retry-After': '30' } },
  )
}

/** The response of a page for which the provider answered 401: to its home (decisions, "401"). @throws any other error */
export function unauthorizedRedirect(error: unknown, url: NextRequest['nextUrl']): NextResponse {
  if (!isUnauthorized(error)) throw error
  url.pathname = pathTo(getLocaleInPath(url.pathname) ?? defaultLocale)
  return withoutToken(
    NextResponse.redirect(url, { headers: { 'Content-Security-Policy': closedPolicy } }),
  )
}

function withoutToken(response: NextResponse): NextResponse {
  response.cookies.set('token', '', { maxAge: 0 })
  return response
}
