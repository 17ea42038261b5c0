import { cookies } from 'next/headers'
import type { NextResponse } from 'next/server'
import { z } from 'zod'
import type { Db } from '#lib/leads/store/tables'
import { log } from '#lib/log'
import { readBody } from '#lib/request/read-body'
import { auditStaff } from '#lib/staff/audit'
import { countSignIn, openPost } from '#lib/staff/post'
import { json, refuse } from '#lib/staff/responses'
import { endSession, sessionCookie, startSession } from '#lib/staff/sessions'

/** A passkey's answer is about one kilobyte. */
const maxBytes = 16_384

const text = z.string().max(8192)

/** What `askForPasskey` sends; what the library checks is only checked for being text. */
const schema = z.object({
  token: text.default(''),
  response: z
    .object({ id: text, rawId: text, type: z.literal('public-key'), response: z.record(z.string(), z.unknown()) })
    .loose()
    .optional(),
})

type Body = { token: string; response?: unknown }

async function bodyOf(request: Request): Promise<Body | null> {
  try {
    return schema.parse(JSON.parse((await readBody(request, maxBytes)) ?? ''))
  } catch {
    return null
  }
}

/**
 * A handler of signing in or joining: a post without `response`, the passkey's answer, asks what to ask a passkey for.
 * @param failure event of the log for an answer that the library or the store threw at
 */
export function ceremonyPost(failure: string, handle: (db: Db, body: Body, now: Date) => Promise<NextResponse>) {
  return openPost(async (request, db) => {
    const body = await bodyOf(request)
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
export async function enter(db: Db, staffId: string, now: Date): Promise<NextResponse> {
  const before = (await cookies()).get(sessionCookie.name)?.value
  if (before) await endSession(db, before)
  const token = await startSession(db, staffId, now)
  await auditStaff(db, { id: staffId }, 'signIn', staffId)
  log.info('staff-signed-in', { staff: staffId })
  const response = json({})
  response.cookies.set(sessionCookie.name, token, sessionCookie.attributes)
  return response
}
