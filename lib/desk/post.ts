import { cookies } from 'next/headers'
import type { NextResponse } from 'next/server'
import { deskPath, signInPath } from '#lib/auth/paths'
import { Forbidden, NotRecent, requireRole, type Person, type Role } from '#lib/auth/person'
import { openPost } from '#lib/auth/post'
import { currentStaff } from '#lib/auth/require-staff'
import { refuse, seeOther } from '#lib/auth/responses'
import { openDesk, type Desk } from '#lib/desk/entry'
import { log } from '#lib/log'
import { readBody } from '#lib/request/read-body'

const maxBytes = 32_768

/** What a handler of the desk gets: the sent fields, `''` for one that is missing, and what it works with. */
type DeskPost = { field: (name: string) => string; desk: Desk }
type Handler = (person: Person, post: DeskPost) => Promise<string | NextResponse>

/**
 * A handler of forms of the desk, of leads unless another role is named. It gets who is signed in, and gives the path to lead to, or a response. The field `to`
 * names the page to come back to when the passkey is needed first.
 */
export function deskPost(handle: Handler, role: Role = 'reception') {
  return async (request: Request): Promise<NextResponse> => {
    const form = new URLSearchParams((await readBody(request, maxBytes)) ?? '')
    const field = (name: string) => form.get(name) ?? ''
    const post = openPost(async () => {
      const person = await currentStaff()
      if (!person) return keepNote(seeOther(signInPath(field('to'))), field)
      try {
        requireRole(person, role)
        const result = await handle(person, { field, desk: await openDesk() })
        return typeof result === 'string' ? seeOther(result) : result
      } catch (error) {
        if (error instanceof NotRecent) return seeOther(signInPath(field('to')))
        if (error instanceof Forbidden) return refuse(403, 'forbidden', {}, person.id)
        throw error
      }
    })
    // While the store is away nothing is written: the page tells, without a script too.
    return post(request).catch((error: unknown) => {
      log.error('staff-post-failed', error)
      return keepNote(seeOther(`${deskPath}?said=failed&about=0`), field)
    })
  }
}

/** The same for what only admins may, and only with a passkey of the last five minutes. */
export function adminPost(handle: Handler) {
  return deskPost((person, post) => {
    if (!person.isRecent) throw new NotRecent('The passkey is needed again')
    return handle(person, post)
  }, 'admin')
}

const name = 'staff-note'
const attributes = { path: '/staff', secure: true, httpOnly: true, sameSite: 'lax' } as const
const maxAge = 600
/** A browser keeps no longer cookie; a whole note in Ukrainian fits. */
const maxNoteBytes = 2900

/**
 * Carries the note of a form that could not be taken, as the session had ended or the store was away, back to that form:
 * in no address, log or history.
 */
function keepNote(response: NextResponse, field: (name: string) => string): NextResponse {
  if (field('note').trim() === '') return response
  const bytes = Buffer.from(field('note')).subarray(0, maxNoteBytes)
  response.cookies.set(name, `${field('number')}.${bytes.toString('base64url')}`, { ...attributes, maxAge })
  return response
}

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
