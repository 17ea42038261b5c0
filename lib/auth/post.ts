import { cookies } from 'next/headers'
import type { NextResponse } from 'next/server'
import { isDeskOpen } from '#lib/auth/people'
import { refuse } from '#lib/auth/responses'
import { deviceCookie, ownerOfDevice } from '#lib/auth/sessions'
import { env } from '#lib/env'
import { createLimiter, limitClients, limitKeys } from '#lib/leads/rate-limit'
import { leadStore } from '#lib/database/open'
import type { Db } from '#lib/database/tables'
import { getClientIp } from '#lib/request/request'

/**
 * Counts posts of ten minutes: by the person who has signed in before in the browser, otherwise by the address. So whoever
 * uses up an address, as a guest in the clinic's Wi-Fi may, keeps nobody from working who works there.
 */
function limitPosts(points: number, keyPrefix: string) {
  const limit = { points, duration: 600, keyPrefix }
  const countAddress = limitClients(limit, createLimiter)
  const countPerson = limitKeys({ ...limit, keyPrefix: `${keyPrefix}-person` })
  return async (headers: Headers, db: Db): Promise<number> => {
    const device = (await cookies()).get(deviceCookie.name)?.value
    const staffId = device === undefined ? null : await ownerOfDevice(db, device)
    return staffId === null ? countAddress(getClientIp(headers)) : countPerson(staffId)
  }
}

/** Steps of signing in: a clinic behind one address stays well below it. */
export const countSignIn = limitPosts(60, 'staff-in')

/** Any other post of the desk: twenty people behind one address, three a minute each. */
const countPost = limitPosts(600, 'staff')

/** True for a post that a browser sent from a page of this site: it says so twice, and what says nothing is refused. */
function isFromDesk(headers: Headers): boolean {
  return headers.get('origin') === env.SITE_URL && headers.get('sec-fetch-site') === 'same-origin'
}

/** A handler of posts that need nobody to be signed in: from the desk's own pages only, and not too many. */
export function openPost(
  handle: (request: Request, db: Db) => Promise<NextResponse>,
  count = countPost,
) {
  return async (request: Request): Promise<NextResponse> => {
    if (!(await isDeskOpen())) return refuse(404, 'not-found')
    if (!isFromDesk(request.headers)) return refuse(403, 'cross-site')
    const { database } = await leadStore()
    const wait = await count(request.headers, database)
    if (wait > 0) return refuse(429, 'too-many-requests', { 'Retry-After': String(wait) })
    return handle(request, database)
  }
}
