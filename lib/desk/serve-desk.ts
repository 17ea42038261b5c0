import { isDeskOpen } from '#lib/auth/people'
import { pathHeader } from '#lib/auth/desk-paths'
import { privateHeaders } from '#lib/auth/responses'
import { isSecureSite as isSecure } from '#lib/auth/passkeys'
import { NextResponse, type NextRequest } from 'next/server'
import { createNonceHeaders } from '#lib/request/nonce-policy'
import { buildContentSecurityPolicy } from '#lib/request/policy'
import { defaultLocale, isLocale, localeKey } from '#lib/i18n/locales'

/** Lets Next render a page of the desk, or shows the not-found page until somebody is invited. Decides nothing about access. */
export async function serveDesk(request: NextRequest): Promise<NextResponse> {
  const { nextUrl, cookies } = request
  // Without the store the page itself says that it failed.
  if (!(await isDeskOpen().catch(() => true))) {
    const chosen = cookies.get(localeKey)?.value
    const page = new URL(`/${isLocale(chosen) ? chosen : defaultLocale}/not-found`, nextUrl.href)
    return NextResponse.rewrite(page, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  }
  const { request: sent, headers } = createNonceHeaders(request, (nonce) => {
    const sources = { scripts: [nonce, "'strict-dynamic'"] }
    return buildContentSecurityPolicy(sources, { isSecure, hasProvider: false })
  })
  sent.headers.set(pathHeader, nextUrl.pathname + nextUrl.search)
  return NextResponse.next({ request: sent, headers: { ...privateHeaders, ...headers } })
}
