import { cookies } from 'next/headers'
import type { NextResponse } from 'next/server'

const name = 'staff-note'
const attributes = { path: '/staff', secure: true, httpOnly: true, sameSite: 'lax' } as const
/** Seconds for which it lasts. */
const maxAge = 600
/** A browser keeps no longer cookie; a whole note in Ukrainian fits. */
const maxBytes = 2900

/**
 * Carries the note of a form that could not be taken, as the session had ended or the store was away, back to that form:
 * in no address, log or history.
 */
export function keepNote(response: NextResponse, field: (name: string) => string): NextResponse {
  if (field('note').trim() === '') return response
  const bytes = Buffer.from(field('note')).subarray(0, maxBytes)
  response.cookies.set(name, `${field('number')}.${bytes.toString('base64url')}`, { ...attributes, maxAge })
  return response
}

/** The note that was typed for a lead and not saved yet, or ''. */
export async function unsavedNote(number: number): Promise<string> {
  const [about, note = ''] = (await cookies()).get(name)?.value.split('.') ?? []
  return about === String(number)
    ? Buffer.from(note, 'base64url')
        .toString()
        .replace(/\uFFFD$/, '')
    : ''
}

export function removeNote(response: NextResponse): NextResponse {
  response.cookies.set(name, '', { ...attributes, maxAge: 0 })
  return response
}
