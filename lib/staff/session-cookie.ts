import type { NextResponse } from 'next/server'

/** Only this host's pages over https or on localhost can set it (RFC 6265bis), and no script reads it. */
export const sessionCookie = '__Host-staff'

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const

/** Gives the browser a session's token; it lasts until the browser is closed or the session ends. */
export function setSessionCookie(response: NextResponse, token: string): NextResponse {
  response.cookies.set(sessionCookie, token, attributes)
  return response
}

export function removeSessionCookie(response: NextResponse): NextResponse {
  response.cookies.set(sessionCookie, '', { ...attributes, maxAge: 0 })
  return response
}
