import { recordAudit } from '#lib/auth/audit'
import {
  verifyNewPasskey,
  verifySignIn,
  createPasskeyOptions,
  createSignInOptions,
  type Passkey,
} from '#lib/auth/passkeys'
import { acceptInvitation, findInvitedPerson } from '#lib/auth/invitations'
import { countSignIn } from '#lib/auth/post-limits'
import { createSameOriginPost } from '#lib/auth/same-origin-post'
import { respondJson, refuseRequest } from '#lib/auth/responses'
import { deviceCookie, rememberDevice } from '#lib/auth/known-devices'
import { endSession, sessionCookie, startSession } from '#lib/auth/sessions'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { cookies } from 'next/headers'
import type { NextResponse } from 'next/server'
import { z } from 'zod'
import type { Db } from '#lib/database/tables'
import { log } from '#lib/log'
import { readBody } from '#lib/request/request'

/** A passkey's answer is about one kilobyte. */
const maxBytes = 16_384

const text = z.string().max(8192)

/** What `askForPasskey` sends; the rest of the passkey's answer is checked by the library. */
const schema = z.object({
  ceremony: z.enum(['signIn', 'join']),
  token: text.default(''),
  response: z.looseObject({ id: text }).optional(),
})

type Step = Omit<z.infer<typeof schema>, 'response'> & { response?: unknown }

/** A step of signing in or joining; without the passkey's answer it is told what to ask a passkey for. */
export const POST = createSameOriginPost(async (request, db) => {
  const sent = readBody(request, maxBytes).then((respondJson) =>
    schema.parse(JSON.parse(respondJson ?? '')),
  )
  const step = await sent.catch(() => null)
  if (!step) return refuseRequest(401, 'refused')
  try {
    return await (step.ceremony === 'signIn'
      ? signIn(db, step, new Date())
      : join(db, step, new Date()))
  } catch (error) {
    // What the library or the store threw at.
    if (!step.response) throw error
    log.error('staff-passkey-failed', error)
    return refuseRequest(401, 'refused')
  }
}, countSignIn)

async function signIn(db: Db, { response }: Step, now: Date): Promise<NextResponse> {
  if (!response) return respondJson(await createSignInOptions(db, now))
  const passkey = await verifySignIn(db, response as AuthenticationResponseJSON, now)
  return passkey ? enter(db, passkey, now) : refuseRequest(401, 'refused')
}

async function join(db: Db, { token, response }: Step, now: Date): Promise<NextResponse> {
  const owner = await findInvitedPerson(db, token, now)
  if (!owner) return refuseRequest(410, 'invitation-over')
  if (!response) return respondJson(await createPasskeyOptions(db, owner, now))
  const made = await verifyNewPasskey(db, response as RegistrationResponseJSON, now)
  if (!made) return refuseRequest(401, 'refused')
  const passkey = await acceptInvitation(db, token, made, now)
  return passkey ? enter(db, passkey, now) : refuseRequest(410, 'invitation-over')
}

/** Lets a person in whose passkey was confirmed: a new session, in place of the one the browser had. */
async function enter(db: Db, passkey: Passkey, now: Date): Promise<NextResponse> {
  const jar = await cookies()
  const had = ({ name }: { name: string }) => jar.get(name)?.value ?? ''
  await endSession(db, had(sessionCookie))
  const token = await startSession(db, passkey, now)
  const device = await rememberDevice(db, passkey.id, had(deviceCookie), now)
  await recordAudit(db, { id: passkey.staffId }, 'signIn', passkey.staffId)
  log.info('staff-signed-in', { staff: passkey.staffId })
  const response = respondJson({})
  response.cookies.set({ ...sessionCookie, value: token })
  response.cookies.set({ ...deviceCookie, value: device })
  return response
}
