import { deskPath, toReturnPath, createSignInPath } from '#lib/auth/desk-paths'
import { Forbidden, requireRole, type Role } from '#lib/auth/roles'
import type { Person } from '#lib/auth/person'
import { createSameOriginPost } from '#lib/auth/same-origin-post'
import { findSignedInPerson } from '#lib/auth/signed-in-person'
import { refuseRequest, redirectAfterPost } from '#lib/auth/responses'
import { sessionCookie } from '#lib/auth/sessions'
import { cookies } from 'next/headers'
import type { NextResponse } from 'next/server'
import type { ChangeResult } from '#lib/desk/actions'
import { openDesk, type Desk } from '#lib/desk/caller'
import type { FieldMistake } from '#lib/content/field-mistake'
import { log } from '#lib/log'
import { readBody } from '#lib/request/request'

/** What the next page tells of a post: kept with the session, in no address. */
export type Flash = Omit<ChangeResult, 'kind'> & {
  said: ChangeResult['kind'] | 'incomplete' | 'content' | 'failed'
  number?: number
  action?: string
  /** What was sent, to send or fill in again, and what was wrong with it. */
  fields?: readonly (readonly [string, string])[]
  problem?: string
  /** Of an edited document: its name, and what is wrong at which of its fields. */
  document?: string
  mistakes?: readonly FieldMistake[]
}

const flashMs = 60_000
const failed = { ...sessionCookie, name: 'staff-failed', path: '/staff' } as const

/** What the last post of a person's session said, within a minute; that it failed is told until another does not. */
export async function readFlash({ sessionId }: Person, { db }: Desk): Promise<Flash | null> {
  if ((await cookies()).has(failed.name)) return { said: 'failed' }
  const session = db.selectFrom('staffSession').select('flash').where('id', '=', sessionId)
  const { flash = null } = (await session.executeTakeFirst()) ?? {}
  if (flash === null) return null
  const { at, ...kept } = JSON.parse(flash) as Flash & { at: number }
  return Date.now() - at < flashMs ? kept : null
}

/** What a page's form sent just now, and what was wrong with it: `''` of one that was taken. */
export async function sentFrom(person: Person, desk: Desk, path: string) {
  const { fields = [], problem = '' } = (await readFlash(person, desk)) ?? {}
  const sent = new Map(fields)
  return sent.get('to') === path
    ? { sent, problem }
    : { sent: new Map<string, string>(), problem: '' }
}

/**
 * A form that a person sent: `field` is `''` for one that is missing; `say` leads to a page, that of the field `to` unless
 * given, which tells what is said.
 */
function sentForm(person: Person, form: URLSearchParams, desk: Desk) {
  const field = (name: string) => form.get(name) ?? ''
  const say = async (said: Flash, to = field('to')) => {
    const flash = JSON.stringify({ ...said, at: Date.now() })
    await desk.db
      .updateTable('staffSession')
      .set({ flash })
      .where('id', '=', person.sessionId)
      .execute()
    return redirectAfterPost(toReturnPath(to))
  }
  return { form, field, desk, say }
}

/**
 * A handler of forms of the desk, for reception unless another role is named, or null for everybody; admins need the
 * passkey of the last five minutes. The field `to` names the page to come back to.
 */
export function deskPost(
  handle: (person: Person, sent: ReturnType<typeof sentForm>) => Promise<NextResponse>,
  role: Role | null = 'reception',
  maxBytes = 32_768,
) {
  const post = createSameOriginPost(async (request) => {
    const form = new URLSearchParams((await readBody(request, maxBytes)) ?? '')
    const person = await findSignedInPerson()
    const signIn = redirectAfterPost(createSignInPath(form.get('to')))
    if (!person) return signIn
    try {
      if (role) requireRole(person, role)
      if (role === 'admin' && !person.isRecent) return signIn
      const response = await handle(person, sentForm(person, form, await openDesk()))
      response.cookies.set({ ...failed, value: '', maxAge: 0 })
      return response
    } catch (error) {
      if (error instanceof Forbidden) return refuseRequest(403, 'forbidden', {}, person.id)
      throw error
    }
  })
  // While the store is away nothing is written: the page tells, without a script too.
  return (request: Request) =>
    post(request).catch((error: unknown) => {
      log.error('staff-post-failed', error)
      const response = redirectAfterPost(deskPath)
      response.cookies.set({ ...failed, value: '1', maxAge: 600 })
      return response
    })
}
