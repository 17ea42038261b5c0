import { NextResponse } from 'next/server'
import { clientIp } from '#lib/http/request-headers'
import { leadStore } from '#lib/leads/store/open-store'
import type { Db } from '#lib/leads/store/tables'
import { log } from '#lib/log'
import { readBody } from '#lib/read-body'
import { Forbidden } from '#lib/staff/forbidden'
import { isFromDesk } from '#lib/staff/from-desk'
import { isDeskOpen } from '#lib/staff/is-open'
import { deskPath, signInPath } from '#lib/staff/paths'
import type { Person } from '#lib/staff/person'
import { privateHeaders } from '#lib/staff/private-headers'
import { currentStaff, NotRecent } from '#lib/staff/require-staff'
import { countPost } from '#lib/staff/throttle'
import { keepNote } from '#lib/staff/unsaved-note'

/** Refuses a post, which the log tells. */
export function refuse(
  status: number,
  code: string,
  headers: Record<string, string> = {},
  staff?: string,
): NextResponse {
  log.info('staff-refused', { status, code, staff })
  return NextResponse.json({ code }, { status, headers: { ...privateHeaders, ...headers } })
}

/** Leads to a page of the desk after a post. */
export function seeOther(path: string): NextResponse {
  return new NextResponse(null, { status: 303, headers: { ...privateHeaders, Location: path } })
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

/** What a handler of the desk gets: the sent fields, `''` for one that is missing, and the store. */
type DeskPost = { field: (name: string) => string; db: Db }

/**
 * A handler of forms of the desk. It gets who is signed in, and gives the path to lead to, or a response. The field `to`
 * names the page to come back to when the passkey is needed first.
 */
export function deskPost(handle: (person: Person, post: DeskPost) => Promise<string | NextResponse>) {
  return async (request: Request): Promise<NextResponse> => {
    const form = new URLSearchParams((await readBody(request, maxBytes)) ?? '')
    const field = (name: string) => form.get(name) ?? ''
    const post = openPost(async (_request, db) => {
      const person = await currentStaff()
      if (!person) return keepNote(seeOther(signInPath(field('to'))), field)
      try {
        const result = await handle(person, { field, db })
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
