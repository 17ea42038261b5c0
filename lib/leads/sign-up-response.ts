import { cookies } from 'next/headers'
import { env } from '#lib/env'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { outcomeCookie, type SignUpOutcome } from '#lib/leads/sign-up-page'
import { log } from '#lib/log'
import { getRequestId } from '#lib/request/request'

/** Returns the JSON response to a sign-up or to a chosen window (docs/api.md). */
export function respondToVisitor(
  body: object,
  status: number,
  retryAfter: number | undefined,
): Response {
  const headers = {
    'Cache-Control': 'no-store',
    ...(retryAfter && { 'Retry-After': String(retryAfter) }),
  }
  return Response.json(body, { status, headers })
}

/**
 * Redirects a form without JavaScript to the sign-up page, which shows the outcome.
 * @param anchor id of the element to which the browser scrolls
 */
export async function redirectToSignUpPage(
  outcome: SignUpOutcome,
  language: Locale,
  anchor: string,
): Promise<Response> {
  const path = pathTo(language, 'signUp')
  const secure = env.SITE_URL.startsWith('https:')
  const attributes = { path, maxAge: 600, httpOnly: true, sameSite: 'lax', secure } as const
  ;(await cookies()).set(outcomeCookie, JSON.stringify(outcome), attributes)
  const Location = pathTo(language, 'signUp', { anchor })
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })
}

/** Logs a request of a visitor's form, without its contents. */
export function logVisitorRequest(
  { headers }: Request,
  path: string,
  status: number,
  started: number,
): void {
  const ms = Math.round(performance.now() - started)
  log.info('request', { request: getRequestId(headers), method: 'POST', path, status, ms })
}
