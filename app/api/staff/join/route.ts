import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { ceremonyPost, enter } from '#lib/auth/post'
import { acceptInvitation, findInvitation } from '#lib/auth/invitations'
import { joinOptions, verifyJoin } from '#lib/auth/passkeys'
import { json, refuse } from '#lib/auth/responses'

/** What the browser makes a passkey of, for a good invitation; with the new passkey, takes it and lets the person in. */
export const POST = ceremonyPost('staff-join-failed', async (db, { token, response }, now) => {
  if (!response) {
    const staff = await findInvitation(db, token, now)
    return staff ? json(await joinOptions(db, staff, now)) : refuse(410, 'invitation-over')
  }
  const made = await verifyJoin(db, response as RegistrationResponseJSON, now)
  if (!made) return refuse(401, 'refused')
  const passkey = await acceptInvitation(db, token, made, now)
  return passkey ? enter(db, passkey, now) : refuse(410, 'invitation-over')
})
