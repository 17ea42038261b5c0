import { NextResponse } from 'next/server'
import { resolveParam } from '#lib/blog/resolve-param'
import { localeCookie } from '#lib/i18n/locale-cookie'
import { findLocaleByCode, getLocaleInPath, localeKey, type Locale } from '#lib/i18n/locales'
import { matchRoute, pathTo } from '#lib/i18n/routes'
import { isCrossSite } from '#lib/request/request'

/**
 * Returns false when `path` is a post or a list page that does not exist in `locale`. Returns true
 * for all other paths. Also returns true when the provider fails, because the translation may
 * exist.
 */
async function hasTranslation(locale: Locale, path: string): Promise<boolean> {
  const [, , ...segments] = path.split('/')
  const route = matchRoute(segments)
  if (route?.param === undefined) return true
  return (await resolveParam(locale, route.name, route.param)).kind !== 'missing'
}

/**
 * Saves in a cookie the language that the visitor chose in the switcher. Redirects to the page in
 * that language, or to the blog when the page has no translation.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/[lang]/locale'>,
): Promise<Response> {
  const locale = findLocaleByCode((await params).lang)
  const { searchParams, origin } = new URL(request.url)
  const page = URL.parse(searchParams.get('path') ?? '', origin)
  if (locale === null || page?.origin !== origin || getLocaleInPath(page.pathname) !== locale)
    return Response.json({ code: 'not-found' }, { status: 404 })
  const hasPage = await hasTranslation(locale, page.pathname).catch(() => true)
  const location = hasPage ? page.pathname + page.search : pathTo(locale, 'blog')
  const headers = { Location: location, 'Cache-Control': 'private, no-store' }
  const response = new NextResponse(null, { status: 303, headers })
  // A request from another site sets no cookie, because the visitor did not choose the language.
  if (!isCrossSite(request.headers)) response.cookies.set(localeKey, locale, localeCookie)
  return response
}
