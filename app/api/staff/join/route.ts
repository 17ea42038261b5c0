import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { log } from '#lib/log'
import { ceremonyBody } from '#lib/staff/ceremony-body'
import { enter } from '#lib/staff/enter'
import { acceptInvitation } from '#lib/staff/invitations'
import { verifyJoin } from '#lib/staff/passkeys'
import { openPost, refuse } from '#lib/staff/post'
import { countSignIn } from '#lib/staff/throttle'

/** Takes the passkey that was made for an invitation, and lets the person in. */
export const POST = openPost(async (request, db) => {
  const now = new Date()
  const body = await ceremonyBody(request)
  const response = body?.response as RegistrationResponseJSON | undefined
  try {
    const passkey = response && (await verifyJoin(db, response, now))
    if (!body || !passkey) return refuse(401, 'refused')
    const staffId = await acceptInvitation(db, body.token, passkey, now)
    return staffId === null ? refuse(410, 'invitation-over') : await enter(db, staffId, now)
  } catch (error) {
    log.error('staff-join-failed', error)
    return refuse(401, 'refused')
  }
}, countSignIn)
