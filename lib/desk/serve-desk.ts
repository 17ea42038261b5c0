import { NextResponse, type NextRequest } from 'next/server'
import { pathHeader } from '#lib/auth/desk-paths'
import { isSecureSite } from '#lib/auth/passkeys'
import { isDeskOpen } from '#lib/auth/people'
import { privateHeaders } from '#lib/auth/responses'
import { defaultLocale, isLocale, localeKey } from '#lib/i18n/locales'
import { createNonceHeaders } from '#lib/request/nonce-policy'
import { buildContentSecurityPolicy } from '#lib/request/policy'

/**
 * Handles a request for a page of the desk in the middleware. The page itself checks the session.
 * While the desk is closed (`isDeskOpen`), the response is the site's not-found page.
 */
export async function serveDesk(request: NextRequest): Promise<NextResponse> {
  const { nextUrl, cookies } = request
  // If the database is unavailable, the request continues to the page, which reports the failure.
  if (!(await isDeskOpen().catch(() => true))) {
    const chosen = cookies.get(localeKey)?.value
    const page = new URL(`/${isLocale(chosen) ? chosen : defaultLocale}/not-found`, nextUrl.href)
    return NextResponse.rewrite(page, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  }
  const { request: forwarded, headers } = createNonceHeaders(request, (nonce) => {
    const sources = { scripts: [nonce, "'strict-dynamic'"] }
    return buildContentSecurityPolicy(sources, { isSecure: isSecureSite, hasProvider: false })
  })
  forwarded.headers.set(pathHeader, nextUrl.pathname + nextUrl.search)
  return NextResponse.next({ request: forwarded, headers: { ...privateHeaders, ...headers } })
}
