import { NextResponse, type NextRequest } from 'next/server'
import { canonicalParam } from '#lib/blog/canonical-param'
import { unauthorizedRedirect } from '#lib/blog/provider-response'
import { closedPolicy } from '#lib/http/content-security-policy'
import { withNonce } from '#lib/http/nonce-policy'
import { pageCacheHeader } from '#lib/http/request-headers'
import { localeKey } from '#lib/i18n/locales'
import { routeRequest } from '#lib/i18n/route-request'
import { isDeskPath } from '#lib/staff/paths'
import { serveDesk } from '#lib/staff/serve-desk'

/** Of responses that are no pages, or pages of an error. */
const headers = {
  307: { 'Content-Security-Policy': closedPolicy, 'Cache-Control': 'private, no-store', Vary: 'Cookie' },
  308: { 'Content-Security-Policy': closedPolicy },
  404: { 'Cache-Control': 'public, max-age=60' },
  410: { 'Cache-Control': 'public, max-age=60' },
  503: { 'Cache-Control': 'no-store', 'Retry-After': '30' },
}

/** Language redirects and the localised 404; the rules are in `routeRequest`. Decides nothing about access. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const url = request.nextUrl.clone()
  if (isDeskPath(url.pathname)) return serveDesk(request)
  try {
    const { status, path, name } = await routeRequest(url, canonicalParam, request.cookies.get(localeKey)?.value)
    if (status === 200) return name === 'signUp' || name === 'blogSearch' ? withNonce(request) : NextResponse.next()
    const isBare = status === 404 && path !== url.pathname && request.headers.has(pageCacheHeader)
    if (isBare) return new NextResponse(null, { status, headers: headers[status] })
    url.pathname = path
    if (status > 308) return NextResponse.rewrite(url, { status, headers: headers[status] })
    if (status === 308) url.searchParams.delete('page')
    return NextResponse.redirect(url, { status, headers: headers[status] })
  } catch (error) {
    return unauthorizedRedirect(error, url)
  }
}

export const config = {
  runtime: 'nodejs',
  // Files of public/ are one level deep, so that no other path there reaches a page.
  matcher:
    '/((?!api/|api$|_next/|(?:fonts|icons|images|doctors|covers|pictures)/[^/]+$|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$).*)',
}
