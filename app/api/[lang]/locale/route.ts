import { NextResponse } from 'next/server'
import { env } from '#lib/env'
import { languageFromCode, languageInPath, languageKey, languageMaxAge } from '#lib/i18n/languages'
import { isCrossSite } from '#lib/cross-site'

/** Stores the language chosen in the switcher and leads to `path`, which is a page of this site in that language. */
export async function GET(request: Request, { params }: RouteContext<'/api/[lang]/locale'>): Promise<Response> {
  const language = languageFromCode((await params).lang)
  const { searchParams, origin } = new URL(request.url)
  const page = URL.parse(searchParams.get('path') ?? '', origin)
  if (language === null || page?.origin !== origin || languageInPath(page.pathname) !== language)
    return Response.json({ code: 'not-found' }, { status: 404 })
  const headers = { Location: page.pathname + page.search, 'Cache-Control': 'private, no-store' }
  const response = new NextResponse(null, { status: 303, headers })
  // A link on another site is no choice of the visitor's.
  if (!isCrossSite(request.headers, env.SITE_URL))
    response.cookies.set(languageKey, language, { path: '/', maxAge: languageMaxAge, sameSite: 'lax' })
  return response
}
