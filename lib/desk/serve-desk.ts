import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { NextResponse, type NextRequest } from 'next/server'
import { contentSecurityPolicy, hashSource } from '#lib/server/policy'
import { defaultLocale, isLocale, localeKey } from '#lib/i18n/locales'
import { isDeskOpen } from '#lib/auth/people'
import { forbiddenPath, pathHeader } from '#lib/auth/paths'
import { privateHeaders } from '#lib/auth/responses'
import { isSecureSite } from '#lib/auth/passkeys'

/** Lets Next render a page of the desk, or shows the not-found page until somebody is invited. Decides nothing about access. */
export async function serveDesk(request: NextRequest): Promise<NextResponse> {
  const { nextUrl, cookies } = request
  // Without the store the page itself says that it failed.
  if (!(await isDeskOpen().catch(() => true))) {
    const chosen = cookies.get(localeKey)?.value
    const page = new URL(`/${isLocale(chosen) ? chosen : defaultLocale}/not-found`, nextUrl.href)
    return NextResponse.rewrite(page, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  }
  const headers = new Headers(request.headers)
  headers.set(pathHeader, nextUrl.pathname + nextUrl.search)
  const policy = newPolicy()
  if (policy) headers.set('Content-Security-Policy', policy)
  const ownHeaders = { ...privateHeaders, ...(policy && { 'Content-Security-Policy': policy }) }
  const init = { request: { headers }, headers: ownHeaders }
  if (nextUrl.pathname !== forbiddenPath) return NextResponse.next(init)
  return NextResponse.rewrite(new URL('/staff/no-access', nextUrl.href), { ...init, status: 403 })
}

/** A policy by a nonce, which Next takes from the request; none in development, which needs eval. */
function newPolicy(): string | null {
  // eslint-disable-next-line no-restricted-syntax -- the framework's own constant
  if (process.env.NODE_ENV !== 'production') return null
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  const sources = { scripts: [nonce, "'strict-dynamic'"], styles: deskStyle() }
  return contentSecurityPolicy(sources, { isSecure: isSecureSite, hasProvider: false })
}

let styles: string[] = []

/** Source that allows the desk's one style sheet inline, read once; it is in no visitor's page. */
function deskStyle(): string[] {
  if (styles.length > 0) return styles
  const sheets = globSync('.next/static/chunks/*.css').map((file) => readFileSync(file, 'utf8'))
  return (styles = sheets.filter((sheet) => sheet.includes('--desk:')).map(hashSource))
}
