import { NextResponse, type NextRequest } from 'next/server'
import { findSlug, hasPage } from '#lib/blog/blog'
import { closedPolicy } from '#lib/http/content-security-policy'
import { withNonce } from '#lib/http/nonce-policy'
import { unauthorizedRouting } from '#lib/http/provider-client'
import { languageKey, resolveLanguage } from '#lib/i18n/resolve-language'
import { routeRequest } from '#lib/i18n/route-request'
import { missingPath, unavailablePath } from '#lib/i18n/routes'

const closed = { 'Content-Security-Policy': closedPolicy }

/** Language redirects and the localised 404; the rules are in `routeRequest`. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const url = request.nextUrl.clone()
  const language = resolveLanguage({ cookie: request.cookies.get(languageKey)?.value })
  const page = url.searchParams.get('page')
  const routing = await routeRequest(url.pathname, language, { findSlug, hasPage }, page).catch(
    unauthorizedRouting(url.pathname),
  )
  switch (routing.kind) {
    case 'page':
      return routing.name === 'signUp' ? withNonce(request) : NextResponse.next()
    case 'redirect': {
      url.pathname = routing.path
      if (routing.permanent) url.searchParams.delete('page')
      const uncached = { 'Cache-Control': 'private, no-store', Vary: 'Cookie' }
      const headers = { ...closed, ...(!routing.permanent && uncached) }
      return NextResponse.redirect(url, { status: routing.permanent ? 308 : 307, headers })
    }
    case 'unauthorized':
      url.pathname = routing.path
      return NextResponse.redirect(url, { headers: { ...closed, 'Set-Cookie': 'token=; Path=/; Max-Age=0' } })
    case 'missing':
      url.pathname = missingPath(routing.language)
      return NextResponse.rewrite(url, { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } })
    case 'unavailable':
      url.pathname = unavailablePath(routing.language)
      return NextResponse.rewrite(url, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '30' } })
  }
}

export const config = {
  runtime: 'nodejs',
  // Files of public/ are one level deep, so that no other address there reaches a page.
  matcher:
    '/((?!api/|api$|_next/|(?:fonts|icons|doctors)/[^/]+$|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$).*)',
}
