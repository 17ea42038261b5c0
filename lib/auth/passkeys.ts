import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { content } from '#lib/content/content'
import { hashToken, newToken, type Passkey } from '#lib/auth/sessions'
import { env } from '#lib/env'
import type { Db, Tables } from '#lib/database/tables'
import { clockToleranceMs, addMilliseconds } from '#lib/time/add-milliseconds'

/** What both ceremonies expect of an answer: the person was verified (fingerprint, face, PIN), here, just now. */
const expected = (db: Db, now: Date) => ({
  expectedChallenge: (challenge: string) => useUpChallenge(db, challenge, now),
  expectedOrigin: env.SITE_URL,
  expectedRPID: rpId,
  requireUserVerification: true,
})

const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))

/** Asks for any passkey of this site: who it is follows from the passkey. */
export async function signInOptions(db: Db, now: Date) {
  const challenge = bytes(await newChallenge(db, now))
  return generateAuthenticationOptions({
    rpID: rpId,
    challenge,
    userVerification: 'required',
    timeout: challengeMs,
  })
}

export async function verifySignIn(
  db: Db,
  response: AuthenticationResponseJSON,
  now: Date,
): Promise<Passkey | null> {
  const passkey = await db
    .selectFrom('passkey')
    .selectAll()
    .where('id', '=', response.id)
    .executeTakeFirst()
  const userHandle = Buffer.from(response.response.userHandle ?? '', 'base64url').toString()
  if (!passkey || userHandle !== passkey.staffId) return null
  const credential = { ...passkey, publicKey: bytes(passkey.publicKey) }
  const answer = { response, credential, ...expected(db, now) }
  const { verified, authenticationInfo } = await verifyAuthenticationResponse(answer)
  if (!verified) return null
  const counter = authenticationInfo.newCounter
  await db.updateTable('passkey').set({ counter }).where('id', '=', passkey.id).execute()
  return passkey
}

/** Asks for a new passkey of a person, which signs in without a name being typed; where one of theirs is, no other is made. */
export async function newPasskeyOptions(
  db: Db,
  staff: Pick<Tables['staff'], 'id' | 'email' | 'name'>,
  now: Date,
) {
  const known = db.selectFrom('passkey').select('id').where('staffId', '=', staff.id)
  return generateRegistrationOptions({
    rpName: content.clinic.name.ua,
    rpID: rpId,
    userName: staff.email,
    userDisplayName: staff.name,
    userID: new TextEncoder().encode(staff.id),
    challenge: bytes(await newChallenge(db, now)),
    timeout: challengeMs,
    excludeCredentials: await known.execute(),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

export async function verifyNewPasskey(db: Db, response: RegistrationResponseJSON, now: Date) {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    ...expected(db, now),
  })
  if (!verified) return null
  const { id, publicKey, counter } = registrationInfo.credential
  return { id, counter, publicKey: Buffer.from(publicKey).toString('base64url') }
}

const challengeMs = 5 * 60_000

export async function newChallenge(db: Db, now: Date): Promise<string> {
  const challenge = newToken()
  await db.deleteFrom('challenge').where('expiresAt', '<=', now.toISOString()).execute()
  const row = { hash: hashToken(challenge), expiresAt: addMilliseconds(now, challengeMs) }
  await db.insertInto('challenge').values(row).execute()
  return challenge
}

/** Uses up a challenge; false when it is not ours, was used before or has expired. */
export async function useUpChallenge(db: Db, challenge: string, now: Date): Promise<boolean> {
  const used = db
    .deleteFrom('challenge')
    .where('hash', '=', hashToken(challenge))
    .returning('expiresAt')
  const found = await used.executeTakeFirst()
  if (found === undefined || found.expiresAt <= now.toISOString()) return false
  // One made while the clock was ahead would be good for longer.
  return found.expiresAt <= addMilliseconds(now, challengeMs + clockToleranceMs)
}

const { protocol, hostname } = new URL(env.SITE_URL)

export const isSecureSite = protocol === 'https:'

/** The name that passkeys are bound to (WebAuthn, relying party identifier). */
const rpId = hostname

/** Browsers make passkeys only over https and on localhost. */
export const hasPasskeys = isSecureSite || hostname === 'localhost'
