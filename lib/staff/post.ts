import type { NextResponse } from 'next/server'
import { env } from '#lib/env'
import { clientIp } from '#lib/request/headers'
import type { Desk } from '#lib/leads/desk/desk'
import { openDesk } from '#lib/staff/open-desk'
import { limitClients } from '#lib/leads/rate-limit'
import { createLimiter } from '#lib/leads/sign-up-limit'
import { leadStore } from '#lib/leads/store/open-store'
import type { Db } from '#lib/leads/store/tables'
import { log } from '#lib/log'
import { readBody } from '#lib/request/read-body'
import { isDeskOpen } from '#lib/staff/is-open'
import { deskPath, signInPath } from '#lib/staff/paths'
import { Forbidden, NotRecent, requireRole, type Person } from '#lib/leads/desk/person'
import { currentStaff } from '#lib/staff/require-staff'
import { refuse, seeOther } from '#lib/staff/responses'
import { keepNote } from '#lib/staff/unsaved-note'

/** Counts a step of signing in; a clinic behind one address stays well below it. */
export const countSignIn = limitClients({ points: 60, duration: 600, keyPrefix: 'staff-in' }, createLimiter)

/** Counts any other post of the desk: twenty people behind one address, three a minute each. */
const countPost = limitClients({ points: 600, duration: 600, keyPrefix: 'staff' }, createLimiter)

/** True for a post that a browser sent from a page of this site: it says so twice, and what says nothing is refused. */
function isFromDesk(headers: Headers): boolean {
  return headers.get('origin') === env.SITE_URL && headers.get('sec-fetch-site') === 'same-origin'
}

/** A handler of posts that need nobody to be signed in: from the desk's own pages only, and not too many. */
export function openPost(handle: (request: Request, db: Db) => Promise<NextResponse>, count = countPost) {
  return async (request: Request): Promise<NextResponse> => {
    if (!(await isDeskOpen())) return refuse(404, 'not-found')
    if (!isFromDesk(request.headers)) return refuse(403, 'cross-site')
    const wait = await count(clientIp(request.headers))
    if (wait > 0) return refuse(429, 'too-many-requests', { 'Retry-After': String(wait) })
    return handle(request, (await leadStore()).database)
  }
}

/** The most that a form of the desk sends, in bytes. */
const maxBytes = 32_768

/** What a handler of the desk gets: the sent fields, `''` for one that is missing, and what it works with. */
type DeskPost = { field: (name: string) => string; desk: Desk }
type Handler = (person: Person, post: DeskPost) => Promise<string | NextResponse>

/**
 * A handler of forms of the desk. It gets who is signed in, and gives the path to lead to, or a response. The field `to`
 * names the page to come back to when the passkey is needed first.
 */
export function deskPost(handle: Handler) {
  return async (request: Request): Promise<NextResponse> => {
    const form = new URLSearchParams((await readBody(request, maxBytes)) ?? '')
    const field = (name: string) => form.get(name) ?? ''
    const post = openPost(async () => {
      const person = await currentStaff()
      if (!person) return keepNote(seeOther(signInPath(field('to'))), field)
      try {
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
    requireRole(person, 'admin')
    if (!person.isRecent) throw new NotRecent('The passkey is needed again')
    return handle(person, post)
  })
}
