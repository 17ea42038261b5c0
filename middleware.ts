import { isDeskPath } from '#lib/auth/desk-paths'
import { NextResponse, type NextRequest } from 'next/server'
import { listCoverStyleSources } from '#lib/blog/cover-style-sources'
import { resolveParam } from '#lib/blog/resolve-param'
import { redirectUnauthorized } from '#lib/blog/unauthorized-response'
import { localeKey } from '#lib/i18n/locales'
import { routeRequest } from '#lib/i18n/route-request'
import { routes } from '#lib/i18n/routes'
import { ownServerHeader, previewHeader } from '#lib/request/request'
import { respondWithNonce } from '#lib/request/nonce-policy'
import { routingHeaders as headers } from '#lib/request/policy'
import { serveDesk } from '#lib/desk/serve-desk'
import { sheetSources } from '#app/sheets'

/**
 * Redirects to a language and answers unknown paths by the rules of `routeRequest`. Does not check
 * sessions, because each page of the desk checks its session.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const url = request.nextUrl.clone()
  if (isDeskPath(url.pathname)) return serveDesk(request)
  try {
    const chosen = request.cookies.get(localeKey)?.value
    const { status, path, name } = await routeRequest(url.pathname, resolveParam, chosen)
    const isOwn = (name && 'query' in routes[name]) || request.headers.has(previewHeader)
    if (status === 200 && isOwn) {
      const styleAttributes = name === 'signUp' ? [] : listCoverStyleSources()
      return respondWithNonce(request, { styles: sheetSources, styleAttributes })
    }
    if (status === 200) return NextResponse.next()
    // The page cache of the server sends its cached not-found page in place of this empty response.
    // Rendering the not-found page for each unknown path would take far longer
    // (docs/decisions/0002-own-server.md).
    const leavesPageToCache = status === 404 && request.headers.has(ownServerHeader)
    if (leavesPageToCache && path !== url.pathname)
      return new NextResponse(null, { status, headers: headers[status] })
    url.pathname = path
    if (status > 308) return NextResponse.rewrite(url, { status, headers: headers[status] })
    return NextResponse.redirect(url, { status, headers: headers[status] })
  } catch (error) {
    return redirectUnauthorized(error, url)
  }
}

export const config = {
  runtime: 'nodejs',
  // Skips API routes and files. Files of public/ are at most one folder deep, so a deeper path is
  // not a file.
  matcher:
    '/((?!api/|api$|_next/|q/[^/]+$|(?:fonts|icons|images|covers|pictures)/[^/]+$|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$|\\.well-known/security\\.txt$|speculation-rules\\.json$).*)',
}
