import { type NextRequest, NextResponse } from 'next/server'
import { isUnauthorized } from '#lib/blog/provider-error'
import { defaultLocale, getLocaleInPath } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { closedPolicy } from '#lib/request/policy'

// Deletes the `token` cookie in a response of the server after a 401 of the provider (spec section
// 8). In the browser, handle-unauthorized.ts deletes the cookie.

export function deleteToken(response: NextResponse): NextResponse {
  response.cookies.set('token', '', { maxAge: 0 })
  return response
}

/**
 * Redirects a page to the root page of its language, and deletes the `token` cookie.
 *
 * @throws `error`, when the error is not a 401 of the provider
 */
export function redirectUnauthorized(error: unknown, url: NextRequest['nextUrl']): NextResponse {
  if (!isUnauthorized(error)) throw error
  const root = url.clone()
  root.pathname = pathTo(getLocaleInPath(url.pathname) ?? defaultLocale)
  const headers = { 'Content-Security-Policy': closedPolicy }
  return deleteToken(NextResponse.redirect(root, { headers }))
}
