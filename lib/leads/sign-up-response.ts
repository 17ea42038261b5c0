import { cookies } from 'next/headers'
import { env } from '#lib/env'
import { pathTo } from '#lib/i18n/routes'
import { isPlainForm, type SentFields } from '#lib/leads/read-sent-fields'
import type { FieldErrors } from '#lib/leads/sign-up-fields'
import { outcomeCookie, type SignUpOutcome } from '#lib/leads/sign-up-page'
import { signUpContextSchema } from '#lib/leads/sign-up-schema'
import { log } from '#lib/log'
import { getRequestId } from '#lib/request/request'

/** The result of a visitor's form, as in docs/api.md. `fields` are the sent fields. */
type VisitorResult = {
  status: number
  code?: string
  errors?: FieldErrors
  /** Seconds until the next attempt is allowed. */
  retryAfter?: number
  fields: SentFields
}

type VisitorPost<Result extends VisitorResult> = {
  /** Path of the route, for the log. */
  path: string
  receive: (request: Request) => Promise<Result>
  /** Returns the outcome that the sign-up page shows after a form without JavaScript. */
  toOutcome: (result: Result) => SignUpOutcome
  /** Returns the id of the element of the sign-up page to which the browser scrolls. */
  getAnchor: (result: Result) => string
}

/**
 * Creates the handler of a visitor's form. A script gets JSON. A form without JavaScript gets a
 * redirect to the sign-up page.
 */
export function createVisitorPost<Result extends VisitorResult>({
  path,
  receive,
  toOutcome,
  getAnchor,
}: VisitorPost<Result>): (request: Request) => Promise<Response> {
  return async (request) => {
    const started = performance.now()
    const result = await receive(request)
    // A form on another site gets JSON, because such a form must not open a page of this site.
    const isRedirected = isPlainForm(request) && result.status !== 403
    const response = isRedirected
      ? await redirectToSignUpPage(toOutcome(result), result.fields, getAnchor(result))
      : respondWithJson(result)
    logVisitorRequest(request, path, result.status, started)
    return response
  }
}

function respondWithJson({ status, code, errors, retryAfter }: VisitorResult): Response {
  const headers = {
    'Cache-Control': 'no-store',
    ...(retryAfter && { 'Retry-After': String(retryAfter) }),
  }
  const body = code ? { code, ...(errors && { errors }) } : {}
  return Response.json(body, { status, headers })
}

async function redirectToSignUpPage(
  outcome: SignUpOutcome,
  fields: SentFields,
  anchor: string,
): Promise<Response> {
  const { language } = signUpContextSchema.parse(fields)
  const path = pathTo(language, 'signUp')
  const secure = env.SITE_URL.startsWith('https:')
  const attributes = { path, maxAge: 600, httpOnly: true, sameSite: 'lax', secure } as const
  ;(await cookies()).set(outcomeCookie, JSON.stringify(outcome), attributes)
  const Location = pathTo(language, 'signUp', { anchor })
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })
}

/** Logs a request of a visitor's form, without its contents. */
function logVisitorRequest(
  { headers }: Request,
  path: string,
  status: number,
  started: number,
): void {
  const ms = Math.round(performance.now() - started)
  log.info('request', { request: getRequestId(headers), method: 'POST', path, status, ms })
}
