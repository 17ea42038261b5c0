import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { ceremonyPost, enter } from '#lib/auth/post'
import { signInOptions, verifySignIn } from '#lib/auth/passkeys'
import { json, refuse } from '#lib/auth/responses'

/** What the browser asks a passkey for; with its answer, signs in, or confirms who is signed in. */
export const POST = ceremonyPost('staff-sign-in-failed', async (db, { response }, now) => {
  if (!response) return json(await signInOptions(db, now))
  const passkey = await verifySignIn(db, response as AuthenticationResponseJSON, now)
  return passkey ? enter(db, passkey, now) : refuse(401, 'refused')
})
