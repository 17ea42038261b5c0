import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { getSiteContent } from '#lib/content/current-content'
import { challengeMs, consumeChallenge, createChallenge } from '#lib/auth/challenges'
import { env } from '#lib/env'
import { defaultLocale } from '#lib/i18n/locales'
import type { Db, Tables } from '#lib/database/tables'

const { protocol, hostname } = new URL(env.SITE_URL)

export const isSecureSite = protocol === 'https:'

/** True on https and on localhost, because browsers refuse passkeys at other addresses. */
export const hasPasskeys = isSecureSite || hostname === 'localhost'

/** The domain to which passkeys are bound (WebAuthn, relying party identifier). */
const rpId = hostname

export type Passkey = { id: string; staffId: string }

/** A passkey that the browser has just created. `publicKey` is base64url. */
export type CreatedPasskey = { id: string; publicKey: string; counter: number }

/**
 * Options for the check of a sign-in or of a new passkey. Both checks require an unused challenge,
 * the origin of this site, and user verification (fingerprint, face or PIN).
 */
const createChecks = (db: Db, now: Date) => ({
  expectedChallenge: (challenge: string) => consumeChallenge(db, challenge, now),
  expectedOrigin: env.SITE_URL,
  expectedRPID: rpId,
  requireUserVerification: true,
})

const toBytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))

/**
 * Creates the options for `startAuthentication`. The browser offers all its passkeys for this site.
 * The chosen passkey identifies the member of staff, so the page asks for no name.
 */
export async function createSignInOptions(
  db: Db,
  now: Date,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const challenge = toBytes(await createChallenge(db, now))
  return generateAuthenticationOptions({
    rpID: rpId,
    challenge,
    userVerification: 'required',
    timeout: challengeMs,
  })
}

/** Checks the browser's response in a sign-in. Returns the passkey; null when the check fails. */
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
  const credential = { ...passkey, publicKey: toBytes(passkey.publicKey) }
  const answer = { response, credential, ...createChecks(db, now) }
  const { verified, authenticationInfo } = await verifyAuthenticationResponse(answer)
  if (!verified) return null
  const counter = authenticationInfo.newCounter
  await db.updateTable('passkey').set({ counter }).where('id', '=', passkey.id).execute()
  return passkey
}

/**
 * Creates the options for `startRegistration`. With the new passkey, the member of staff signs in
 * without typing a name. A device that already has a passkey of this member refuses to create a
 * second passkey.
 */
export async function createPasskeyOptions(
  db: Db,
  staff: Pick<Tables['staff'], 'id' | 'email' | 'name'>,
  now: Date,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = db.selectFrom('passkey').select('id').where('staffId', '=', staff.id)
  return generateRegistrationOptions({
    rpName: getSiteContent().clinic.name[defaultLocale],
    rpID: rpId,
    userName: staff.email,
    userDisplayName: staff.name,
    userID: new TextEncoder().encode(staff.id),
    challenge: toBytes(await createChallenge(db, now)),
    timeout: challengeMs,
    excludeCredentials: await known.execute(),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/**
 * Checks the browser's response with a new passkey. Returns the passkey; null when the check fails.
 */
export async function verifyNewPasskey(
  db: Db,
  response: RegistrationResponseJSON,
  now: Date,
): Promise<CreatedPasskey | null> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    ...createChecks(db, now),
  })
  if (!verified) return null
  const { id, publicKey, counter } = registrationInfo.credential
  return { id, counter, publicKey: Buffer.from(publicKey).toString('base64url') }
}
