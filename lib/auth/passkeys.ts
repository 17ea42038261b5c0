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
import type { Db, Tables } from '#lib/database/tables'

const { protocol, hostname } = new URL(env.SITE_URL)

export const isSecureSite = protocol === 'https:'

/** Browsers make passkeys only over https and on localhost. */
export const hasPasskeys = isSecureSite || hostname === 'localhost'

/** The domain that passkeys are bound to (WebAuthn, relying party identifier). */
const rpId = hostname

export type Passkey = { id: string; staffId: string }

/** A passkey as the browser made it, with its public key in base64url. */
export type CreatedPasskey = { id: string; publicKey: string; counter: number }

/** Checks of both ceremonies: an unused challenge, this site, and a verified person (fingerprint, face or PIN). */
const createChecks = (db: Db, now: Date) => ({
  expectedChallenge: (challenge: string) => consumeChallenge(db, challenge, now),
  expectedOrigin: env.SITE_URL,
  expectedRPID: rpId,
  requireUserVerification: true,
})

const toBytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))

/** Options for the browser to ask for any passkey of this site. The passkey identifies the person. */
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

/** Finds the passkey that signed the response; null when the check fails. */
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
 * Options for the browser to make a passkey that signs in without a typed name.
 * A device that has a passkey of the person makes no second one.
 */
export async function createPasskeyOptions(
  db: Db,
  staff: Pick<Tables['staff'], 'id' | 'email' | 'name'>,
  now: Date,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = db.selectFrom('passkey').select('id').where('staffId', '=', staff.id)
  return generateRegistrationOptions({
    rpName: getSiteContent().clinic.name.ua,
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

/** Checks a new passkey; null when the check fails. */
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
