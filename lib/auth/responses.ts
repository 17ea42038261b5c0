import { NextResponse } from 'next/server'
import { log } from '#lib/log'

export const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

export function json(
  body: object,
  status = 200,
  headers: Record<string, string> = {},
): NextResponse {
  return NextResponse.json(body, { status, headers: { ...privateHeaders, ...headers } })
}

/** Refuses a request, which the log tells. */
export function refuse(
  status: number,
  code: string,
  headers?: Record<string, string>,
  staff?: string,
): NextResponse {
  log.info('staff-refused', { status, code, staff })
  return json({ code }, status, headers)
}

export function seeOther(path: string): NextResponse {
  return new NextResponse(null, { status: 303, headers: { ...privateHeaders, Location: path } })
}
