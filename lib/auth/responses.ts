import { NextResponse } from 'next/server'
import { log } from '#lib/log'

export const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

export function respondJson(
  body: object,
  status = 200,
  headers: Record<string, string> = {},
): NextResponse {
  return NextResponse.json(body, { status, headers: { ...privateHeaders, ...headers } })
}

/** Refuses a request and logs the refusal. `staff` is the id of the signed-in member of staff. */
export function refuseRequest(
  status: number,
  code: string,
  headers?: Record<string, string>,
  staff?: string,
): NextResponse {
  log.info('staff-refused', { status, code, staff })
  return respondJson({ code }, status, headers)
}

/**
 * Responds to a POST request with 303 See Other, so that a reload does not send the request again.
 */
export function redirectAfterPost(path: string): NextResponse {
  return new NextResponse(null, { status: 303, headers: { ...privateHeaders, Location: path } })
}
