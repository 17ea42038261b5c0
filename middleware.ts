import { NextResponse, type NextRequest } from 'next/server'
import { isUnauthorized } from '#lib/blog/provider-client'
import { withNonce } from '#lib/http/nonce-policy'
import { defaultLocale, localeInPath, localeKey } from '#lib/i18n/locales'
import { routeRequest } from '#lib/i18n/route-request'
import { pathTo } from '#lib/i18n/routes'
import { routingHeaders } from '#lib/i18n/routing-headers'
import { isDeskPath } from '#lib/staff/paths'
import { serveDesk } from '#lib/staff/serve-desk'

/** Language redirects and the localised 404; the rules are in `routeRequest`. Decides nothing about access. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const url = request.nextUrl.clone()
  if (isDeskPath(url.pathname)) return serveDesk(request)
  try {
    const { status, path, name } = await routeRequest(url, request.cookies.get(localeKey)?.value)
    if (status === 200) return name === 'signUp' || name === 'blogSearch' ? withNonce(request) : NextResponse.next()
    url.pathname = path
    if (status > 308) return NextResponse.rewrite(url, { status, headers: routingHeaders[status] })
    if (status === 308) url.searchParams.delete('page')
    return NextResponse.redirect(url, { status, headers: routingHeaders[status] })
  } catch (error) {
    if (!isUnauthorized(error)) throw error
    url.pathname = pathTo(localeInPath(url.pathname) ?? defaultLocale)
    const response = NextResponse.redirect(url, { headers: routingHeaders[308] })
    response.cookies.set('token', '', { maxAge: 0 })
    return response
  }
}

export const config = {
  runtime: 'nodejs',
  // Files of public/ are one level deep, so that no other path there reaches a page.
  matcher:
    '/((?!api/|api$|_next/|(?:fonts|icons|images|doctors|covers|pictures)/[^/]+$|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$).*)',
}
