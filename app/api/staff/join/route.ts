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
  const passkey = await verifyJoin(db, response as RegistrationResponseJSON, now)
  if (!passkey) return refuse(401, 'refused')
  const staffId = await acceptInvitation(db, token, passkey, now)
  return staffId === null ? refuse(410, 'invitation-over') : enter(db, staffId, now)
})
