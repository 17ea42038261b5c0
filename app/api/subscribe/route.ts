import { env } from '#lib/env'
import { requestId } from '#lib/http/request-headers'
import { pathTo } from '#lib/i18n/routes'
import { contextSchema } from '#lib/leads/context'
import { formType, receiveLead, type Receipt } from '#lib/leads/receive'
import { toSetCookie } from '#lib/leads/sign-up-cookie'
import { log } from '#lib/log'

/** Consultation sign-up (spec section 7; statuses in docs/api.md). */
export async function POST(request: Request): Promise<Response> {
  const started = performance.now()
  const receipt = await receiveLead(request)
  // Another site's page gets no page of ours.
  const response = isPlainForm(request) && receipt.status !== 403 ? toPage(receipt) : toJson(receipt)
  const ms = Math.round(performance.now() - started)
  const id = requestId(request.headers)
  log.info('request', { request: id, method: 'POST', path: '/api/subscribe', status: receipt.status, ms })
  return response
}

function methodNotAllowed(): Response {
  return Response.json({ code: 'method-not-allowed' }, { status: 405, headers: { Allow: 'POST' } })
}

export { methodNotAllowed as GET, methodNotAllowed as PUT, methodNotAllowed as PATCH, methodNotAllowed as DELETE }

/** A browser that sent the form by itself wants a page; a program that asks for JSON gets it. */
function isPlainForm({ headers }: Request): boolean {
  const isForm = headers.get('content-type')?.toLowerCase().startsWith(formType)
  return Boolean(isForm) && !headers.get('accept')?.includes('application/json')
}

function toJson({ status, code, errors, retryAfter }: Receipt): Response {
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': String(retryAfter) }) }
  return Response.json(code ? { code, ...(errors && { errors }) } : {}, { status, headers })
}

function toPage(receipt: Receipt): Response {
  const { language } = contextSchema.parse(receipt.fields)
  const cookie = toSetCookie(receipt, language, env.SITE_URL.startsWith('https:'))
  const headers = { Location: pathTo(language, 'signUp'), 'Set-Cookie': cookie, 'Cache-Control': 'no-store' }
  return new Response(null, { status: 303, headers })
}
