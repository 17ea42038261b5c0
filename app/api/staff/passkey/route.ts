import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { cookies } from 'next/headers'
import type { NextResponse } from 'next/server'
import { z } from 'zod'
import { audit } from '#lib/auth/audit'
import {
  newPasskeyOptions,
  signInOptions,
  verifyNewPasskey,
  verifySignIn,
} from '#lib/auth/passkeys'
import { addPasskey, findInvitation } from '#lib/auth/people'
import { countSignIn, openPost } from '#lib/auth/post'
import { json, refuse } from '#lib/auth/responses'
import {
  deviceCookie,
  endSession,
  knowDevice,
  sessionCookie,
  startSession,
  type Passkey,
} from '#lib/auth/sessions'
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
export const POST = openPost(async (request, db) => {
  const sent = readBody(request, maxBytes).then((json) => schema.parse(JSON.parse(json ?? '')))
  const step = await sent.catch(() => null)
  if (!step) return refuse(401, 'refused')
  try {
    return await (step.ceremony === 'signIn'
      ? signIn(db, step, new Date())
      : join(db, step, new Date()))
  } catch (error) {
    // What the library or the store threw at.
    if (!step.response) throw error
    log.error('staff-passkey-failed', error)
    return refuse(401, 'refused')
  }
}, countSignIn)

async function signIn(db: Db, { response }: Step, now: Date): Promise<NextResponse> {
  if (!response) return json(await signInOptions(db, now))
  const passkey = await verifySignIn(db, response as AuthenticationResponseJSON, now)
  return passkey ? enter(db, passkey, now) : refuse(401, 'refused')
}

async function join(db: Db, { token, response }: Step, now: Date): Promise<NextResponse> {
  const owner = await findInvitation(db, token, now)
  if (!owner) return refuse(410, 'invitation-over')
  if (!response) return json(await newPasskeyOptions(db, owner, now))
  const made = await verifyNewPasskey(db, response as RegistrationResponseJSON, now)
  if (!made) return refuse(401, 'refused')
  const passkey = await addPasskey(db, token, made, now)
  return passkey ? enter(db, passkey, now) : refuse(410, 'invitation-over')
}

/** Lets a person in whose passkey was confirmed: a new session, in place of the one the browser had. */
async function enter(db: Db, passkey: Passkey, now: Date): Promise<NextResponse> {
  const jar = await cookies()
  const had = ({ name }: { name: string }) => jar.get(name)?.value ?? ''
  await endSession(db, had(sessionCookie))
  const token = await startSession(db, passkey, now)
  const device = await knowDevice(db, passkey.id, had(deviceCookie), now)
  await audit(db, { id: passkey.staffId }, 'signIn', passkey.staffId)
  log.info('staff-signed-in', { staff: passkey.staffId })
  const response = json({})
  response.cookies.set({ ...sessionCookie, value: token })
  response.cookies.set({ ...deviceCookie, value: device })
  return response
}
