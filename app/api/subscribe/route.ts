import { NextResponse } from 'next/server'
import { env } from '#lib/env'
import { requestId } from '#lib/http/request-headers'
import { pathTo } from '#lib/i18n/routes'
import { contextSchema } from '#lib/leads/context'
import { formType, receiveLead, type Receipt } from '#lib/leads/receive'
import { signUpCookie, toCookie } from '#lib/leads/sign-up-cookie'
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

/** Leads to the page that shows the receipt, which alone reads its cookie, for ten minutes. */
function toPage(receipt: Receipt): Response {
  const { language } = contextSchema.parse(receipt.fields)
  const path = pathTo(language, 'signUp')
  const headers = { Location: path, 'Cache-Control': 'no-store' }
  const response = new NextResponse(null, { status: 303, headers })
  const secure = env.SITE_URL.startsWith('https:')
  response.cookies.set(signUpCookie, toCookie(receipt), { path, maxAge: 600, httpOnly: true, sameSite: 'lax', secure })
  return response
}
