import { cookies } from 'next/headers'
import type { NextResponse } from 'next/server'
import { deskPath, returnPath, signInPath } from '#lib/auth/paths'
import { Forbidden, NotRecent, requireRole, type Person, type Role } from '#lib/auth/person'
import { openPost } from '#lib/auth/post'
import { currentStaff } from '#lib/auth/require-staff'
import { refuse, seeOther } from '#lib/auth/responses'
import type { ChangeResult, Question } from '#lib/desk/actions'
import { openDesk, type Desk } from '#lib/desk/caller'
import type { Db } from '#lib/leads/store/tables'
import { log } from '#lib/log'
import { readBody } from '#lib/request/read-body'

const maxBytes = 32_768

/** What the next page tells of a post: kept with the session, in no address. */
export type Flash = {
  said: ChangeResult['kind'] | 'unsure' | 'erased' | 'incomplete'
  /** Of the lead that it is about. */
  number: number
  /** What was done, and the event to undo it by. */
  action?: string
  event?: number
  question?: Question
  /** What was sent, to send or fill in again. */
  fields?: readonly (readonly [string, string])[]
  /** How many leads were erased. */
  leads?: number
}

const flashMs = 60_000

async function keepFlash(db: Db, { sessionId }: Person, flash: Flash): Promise<void> {
  const text = JSON.stringify({ ...flash, at: Date.now() })
  await db.updateTable('staffSession').set('flash', text).where('id', '=', sessionId).execute()
}

/** What the last post of a person's session said, within a minute. */
export async function readFlash({ sessionId }: Person, { db }: Desk): Promise<Flash | null> {
  const session = db.selectFrom('staffSession').select('flash').where('id', '=', sessionId)
  const { flash = null } = (await session.executeTakeFirst()) ?? {}
  if (flash === null) return null
  const { at, ...kept } = JSON.parse(flash) as Flash & { at: number }
  return Date.now() - at < flashMs ? kept : null
}

/** What a handler of the desk gets: the sent fields, `''` for one that is missing, and what it works with. */
type DeskPost = { field: (name: string) => string; form: URLSearchParams; desk: Desk }
/** `isNoted`: the note that was sent is kept. */
type Answer = { to: string; flash?: Flash; isNoted?: boolean }
type Handler = (person: Person, post: DeskPost) => Promise<string | Answer | NextResponse>

/**
 * A handler of forms of the desk, for reception unless another role is named. It gets who is signed in, and gives the path to
 * lead to and what is told there, or a response. The field `to` names the page to come back to when the passkey is needed
 * first.
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
        const desk = await openDesk()
        const result = await handle(person, { field, form, desk })
        if (typeof result === 'string') return seeOther(result)
        if (!('to' in result)) return result
        if (result.flash) await keepFlash(desk.db, person, result.flash)
        const response = seeOther(returnPath(result.to))
        response.cookies.set(failedName, '', { ...attributes, maxAge: 0 })
        if (result.isNoted) response.cookies.set(name, '', { ...attributes, maxAge: 0 })
        return response
      } catch (error) {
        if (error instanceof NotRecent) return seeOther(signInPath(field('to')))
        if (error instanceof Forbidden) return refuse(403, 'forbidden', {}, person.id)
        throw error
      }
    })
    // While the store is away nothing is written: the page tells, without a script too.
    return post(request).catch((error: unknown) => {
      log.error('staff-post-failed', error)
      return keepNote(seeOther(deskPath), field, true)
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
/** Says that the last post failed. */
const failedName = 'staff-failed'
const attributes = { path: '/staff', secure: true, httpOnly: true, sameSite: 'lax' } as const
const maxAge = 600
/** A browser keeps no longer cookie; a whole note in Ukrainian fits. */
const maxNoteBytes = 2900

/**
 * Carries the note of a form that could not be taken, as the session had ended or the store was away, back to that form,
 * and that nothing was done: in no address, log or history.
 */
function keepNote(response: NextResponse, field: (name: string) => string, isFailed = false): NextResponse {
  const bytes = Buffer.from(field('note')).subarray(0, maxNoteBytes)
  if (field('note').trim() !== '')
    response.cookies.set(name, `${field('number')}.${bytes.toString('base64url')}`, { ...attributes, maxAge })
  if (isFailed) response.cookies.set(failedName, '1', { ...attributes, maxAge })
  return response
}

/** The note to a lead's number that could not be taken, '' when there is none, and whether the last post failed. */
export async function unsavedNote(number?: number): Promise<{ note: string; isFailed: boolean }> {
  const jar = await cookies()
  const [about, note = ''] = jar.get(name)?.value.split('.') ?? []
  const text = Buffer.from(about === String(number) ? note : '', 'base64url').toString()
  return { note: text.replace(/\uFFFD$/, ''), isFailed: jar.has(failedName) }
}
