import { cookies } from 'next/headers'
import { env } from '#lib/env'
import { getRequestId } from '#lib/request/request'
import { pathTo } from '#lib/i18n/routes'
import { formContentType, receiveSignUp, type SignUpResult } from '#lib/leads/receive-sign-up'
import { signUpContextSchema } from '#lib/leads/sign-up-schema'
import { outcomeCookie, resultId, toOutcome } from '#lib/leads/sign-up-page'
import { log } from '#lib/log'

/** Receives a sign-up for a consultation (spec section 7; statuses in docs/api.md). */
export async function POST(request: Request): Promise<Response> {
  const started = performance.now()
  const result = await receiveSignUp(request)
  // A form on another site gets JSON, because such a form must not open a page of this site.
  const response =
    isPlainForm(request) && result.status !== 403 ? await toPage(result) : toJson(result)
  const ms = Math.round(performance.now() - started)
  const id = getRequestId(request.headers)
  log.info('request', {
    request: id,
    method: 'POST',
    path: '/api/subscribe',
    status: result.status,
    ms,
  })
  return response
}

/** Whether a browser sent the form without JavaScript and expects a page. */
function isPlainForm({ headers }: Request): boolean {
  const isForm = headers.get('content-type')?.toLowerCase().startsWith(formContentType)
  return Boolean(isForm) && !headers.get('accept')?.includes('application/json')
}

function toJson({ status, code, errors, retryAfter }: SignUpResult): Response {
  const headers = {
    'Cache-Control': 'no-store',
    ...(retryAfter && { 'Retry-After': String(retryAfter) }),
  }
  return Response.json(code ? { code, ...(errors && { errors }) } : {}, { status, headers })
}

async function toPage(result: SignUpResult): Promise<Response> {
  const { language } = signUpContextSchema.parse(result.fields)
  const path = pathTo(language, 'signUp')
  const secure = env.SITE_URL.startsWith('https:')
  const attributes = { path, maxAge: 600, httpOnly: true, sameSite: 'lax', secure } as const
  ;(await cookies()).set(outcomeCookie, JSON.stringify(toOutcome(result)), attributes)
  // The hash of the redirect makes the browser scroll to the first refused field, or to the result.
  const [refused] = Object.keys(result.errors ?? {})
  const Location = pathTo(language, 'signUp', { anchor: refused ? `sign-up-${refused}` : resultId })
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })
}
