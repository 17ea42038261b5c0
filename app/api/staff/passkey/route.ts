import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { cookies } from 'next/headers'
import type { NextResponse } from 'next/server'
import { z } from 'zod'
import { recordAudit } from '#lib/auth/audit'
import { acceptInvitation, findInvitedPerson } from '#lib/auth/invitations'
import { deviceCookie, rememberDevice } from '#lib/auth/known-devices'
import {
  createPasskeyOptions,
  createSignInOptions,
  verifyNewPasskey,
  verifySignIn,
  type Passkey,
} from '#lib/auth/passkeys'
import { countSignIn } from '#lib/auth/post-limits'
import { refuseRequest, respondJson } from '#lib/auth/responses'
import { createSameOriginPost } from '#lib/auth/same-origin-post'
import { endSession, sessionCookie, startSession } from '#lib/auth/sessions'
import type { Db } from '#lib/database/tables'
import { log } from '#lib/log'
import { readBody } from '#lib/request/request'

/** Largest request body in bytes. A body with a passkey's response has about one kilobyte. */
const maxBytes = 16_384

const text = z.string().max(8192)

/**
 * A request without `response` asks for the WebAuthn options. The WebAuthn library checks all
 * fields of a response except `id`.
 */
const response = z.looseObject({ id: text }).optional()
const ceremonySchema = z.discriminatedUnion('ceremony', [
  z.object({ ceremony: z.literal('signIn'), response }),
  z.object({ ceremony: z.literal('join'), token: text.default(''), response }),
])
type CeremonyStep = z.output<typeof ceremonySchema>

/**
 * Signs a person in (`signIn`), or accepts an invitation and signs the person in (`join`). Both
 * take two requests. The first request gets the WebAuthn options. The second request sends the
 * passkey's response, which the server checks.
 */
export const POST = createSameOriginPost(async (request, db) => {
  const step = await readStep(request)
  if (!step) return refuseRequest(401, 'refused')
  try {
    const now = new Date()
    return await (step.ceremony === 'signIn' ? signIn(db, step, now) : join(db, step, now))
  } catch (error) {
    // Without `response` no passkey was checked, so this error is a failure of the database.
    if (!step.response) throw error
    log.error('staff-passkey-failed', error)
    return refuseRequest(401, 'refused')
  }
}, countSignIn)

async function readStep(request: Request): Promise<CeremonyStep | null> {
  try {
    return ceremonySchema.parse(JSON.parse((await readBody(request, maxBytes)) ?? ''))
  } catch {
    return null
  }
}

async function signIn(db: Db, { response }: CeremonyStep, now: Date): Promise<NextResponse> {
  if (!response) return respondJson(await createSignInOptions(db, now))
  const verified = response as unknown as AuthenticationResponseJSON
  const passkey = await verifySignIn(db, verified, now)
  return passkey ? openSession(db, passkey, now) : refuseRequest(401, 'refused')
}

async function join(
  db: Db,
  { token, response }: Extract<CeremonyStep, { ceremony: 'join' }>,
  now: Date,
): Promise<NextResponse> {
  const invited = await findInvitedPerson(db, token, now)
  if (!invited) return refuseRequest(410, 'invitation-over')
  if (!response) return respondJson(await createPasskeyOptions(db, invited, now))
  const created = await verifyNewPasskey(db, response as unknown as RegistrationResponseJSON, now)
  if (!created) return refuseRequest(401, 'refused')
  const passkey = await acceptInvitation(db, token, created, now)
  return passkey ? openSession(db, passkey, now) : refuseRequest(410, 'invitation-over')
}

/** Ends the session that the browser already has, and starts a new session. */
async function openSession(db: Db, passkey: Passkey, now: Date): Promise<NextResponse> {
  const jar = await cookies()
  const getCookie = ({ name }: { name: string }) => jar.get(name)?.value ?? ''
  await endSession(db, getCookie(sessionCookie))
  const token = await startSession(db, passkey, now)
  const device = await rememberDevice(db, passkey.id, getCookie(deviceCookie), now)
  await recordAudit(db, { id: passkey.staffId }, 'signIn', passkey.staffId)
  log.info('staff-signed-in', { staff: passkey.staffId })
  const answer = respondJson({})
  answer.cookies.set({ ...sessionCookie, value: token })
  answer.cookies.set({ ...deviceCookie, value: device })
  return answer
}
