import { randomBytes } from 'node:crypto'
import { NextResponse, type NextRequest } from 'next/server'
import { builtStyles } from '#lib/http/built-styles'
import { contentSecurityPolicy } from '#lib/http/content-security-policy'
import { defaultLocale, isLocale, localeKey } from '#lib/i18n/locales'
import { isDeskOpen } from '#lib/staff/is-open'
import { pathHeader } from '#lib/staff/paths'
import { privateHeaders } from '#lib/staff/private-headers'
import { isSecureSite } from '#lib/staff/site-address'

/** Lets Next render a page of the desk, or shows the not-found page until somebody is invited. Decides nothing about access. */
export async function serveDesk(request: NextRequest): Promise<NextResponse> {
  const { nextUrl, cookies } = request
  // Without the store the page itself says that it failed.
  if (!(await isDeskOpen().catch(() => true))) {
    const chosen = cookies.get(localeKey)?.value
    const page = new URL(`/${isLocale(chosen) ? chosen : defaultLocale}/not-found`, nextUrl)
    return NextResponse.rewrite(page, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  }
  const headers = new Headers(request.headers)
  headers.set(pathHeader, nextUrl.pathname + nextUrl.search)
  // eslint-disable-next-line no-restricted-syntax -- the framework's own constant: its development server needs eval
  if (process.env.NODE_ENV !== 'production') return NextResponse.next({ request: { headers }, headers: privateHeaders })
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  const sources = { scripts: [nonce, "'strict-dynamic'"], styles: builtStyles().desk }
  const policy = contentSecurityPolicy(sources, { isSecure: isSecureSite, hasProvider: false })
  headers.set('Content-Security-Policy', policy)
  return NextResponse.next({ request: { headers }, headers: { ...privateHeaders, 'Content-Security-Policy': policy } })
}
