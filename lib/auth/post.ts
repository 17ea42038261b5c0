import { cookies } from 'next/headers'
import type { NextResponse } from 'next/server'
import { z } from 'zod'
import { audit } from '#lib/auth/audit'
import { isDeskOpen } from '#lib/auth/people'
import { json, refuse } from '#lib/auth/responses'
import {
  deviceCookie,
  endSession,
  knowDevice,
  ownerOfDevice,
  sessionCookie,
  startSession,
  type Passkey,
} from '#lib/auth/sessions'
import { env } from '#lib/env'
import { createLimiter, limitClients, limitKeys } from '#lib/leads/rate-limit'
import { leadStore } from '#lib/leads/store/open-store'
import type { Db } from '#lib/leads/store/tables'
import { log } from '#lib/log'
import { clientIp } from '#lib/request/headers'
import { readBody } from '#lib/request/read-body'

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
    return staffId === null ? countAddress(clientIp(headers)) : countPerson(staffId)
  }
}

/** A clinic behind one address stays well below it. */
const countSignIn = limitPosts(60, 'staff-in')

/** Any other post of the desk: twenty people behind one address, three a minute each. */
const countPost = limitPosts(600, 'staff')

/** True for a post that a browser sent from a page of this site: it says so twice, and what says nothing is refused. */
function isFromDesk(headers: Headers): boolean {
  return headers.get('origin') === env.SITE_URL && headers.get('sec-fetch-site') === 'same-origin'
}

/** A handler of posts that need nobody to be signed in: from the desk's own pages only, and not too many. */
export function openPost(handle: (request: Request, db: Db) => Promise<NextResponse>, count = countPost) {
  return async (request: Request): Promise<NextResponse> => {
    if (!(await isDeskOpen())) return refuse(404, 'not-found')
    if (!isFromDesk(request.headers)) return refuse(403, 'cross-site')
    const { database } = await leadStore()
    const wait = await count(request.headers, database)
    if (wait > 0) return refuse(429, 'too-many-requests', { 'Retry-After': String(wait) })
    return handle(request, database)
  }
}

/** A passkey's answer is about one kilobyte. */
const maxBytes = 16_384

const text = z.string().max(8192)

/** What `askForPasskey` sends; the rest is checked by the library. */
const schema = z.object({ token: text.default(''), response: z.looseObject({ id: text }).optional() })

type Body = { token: string; response?: unknown }

/**
 * A handler of signing in or joining: a post without `response`, the passkey's answer, asks what to ask a passkey for.
 * @param failure event of the log for an answer that the library or the store threw at
 */
export function ceremonyPost(failure: string, handle: (db: Db, body: Body, now: Date) => Promise<NextResponse>) {
  return openPost(async (request, db) => {
    const sent = readBody(request, maxBytes).then((json) => schema.parse(JSON.parse(json ?? '')))
    const body = await sent.catch(() => null)
    if (!body) return refuse(401, 'refused')
    try {
      return await handle(db, body, new Date())
    } catch (error) {
      if (!body.response) throw error
      log.error(failure, error)
      return refuse(401, 'refused')
    }
  }, countSignIn)
}

/** Lets a person in whose passkey was confirmed: a new session, in place of the one the browser had. */
export async function enter(db: Db, passkey: Passkey, now: Date): Promise<NextResponse> {
  const jar = await cookies()
  const had = ({ name }: { name: string }) => jar.get(name)?.value ?? ''
  await endSession(db, had(sessionCookie))
  const { staffId } = passkey
  const token = await startSession(db, passkey, now)
  const device = await knowDevice(db, passkey.id, had(deviceCookie), now)
  await audit(db, { id: staffId }, 'signIn', staffId)
  log.info('staff-signed-in', { staff: staffId })
  const response = json({})
  response.cookies.set(sessionCookie.name, token, sessionCookie.attributes)
  response.cookies.set(deviceCookie.name, device, deviceCookie.attributes)
  return response
}
