import { NextResponse } from 'next/server'
import { env } from '#lib/env'
import { localeFromCode, localeInPath, localeKey } from '#lib/i18n/locales'
import { isCrossSite } from '#lib/request/cross-site'

/** Seconds for which the cookie lasts (spec section 9). */
const maxAge = 30 * 24 * 60 * 60

/** Stores the language chosen in the switcher and leads to `path`, which is a page of this site in that language. */
export async function GET(request: Request, { params }: RouteContext<'/api/[lang]/locale'>): Promise<Response> {
  const locale = localeFromCode((await params).lang)
  const { searchParams, origin } = new URL(request.url)
  const page = URL.parse(searchParams.get('path') ?? '', origin)
  if (locale === null || page?.origin !== origin || localeInPath(page.pathname) !== locale)
    return Response.json({ code: 'not-found' }, { status: 404 })
  const headers = { Location: page.pathname + page.search, 'Cache-Control': 'private, no-store' }
  const response = new NextResponse(null, { status: 303, headers })
  // A link on another site is no choice of the visitor's.
  if (!isCrossSite(request.headers, env.SITE_URL))
    response.cookies.set(localeKey, locale, { path: '/', maxAge, sameSite: 'lax' })
  return response
}
