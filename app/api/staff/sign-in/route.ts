import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { log } from '#lib/log'
import { ceremonyBody } from '#lib/staff/ceremony-body'
import { enter } from '#lib/staff/enter'
import { verifySignIn } from '#lib/staff/passkeys'
import { openPost, refuse } from '#lib/staff/post'
import { countSignIn } from '#lib/staff/throttle'

/** Signs in, or confirms who is signed in, by a passkey's answer. */
export const POST = openPost(async (request, db) => {
  const now = new Date()
  const response = (await ceremonyBody(request))?.response as AuthenticationResponseJSON | undefined
  try {
    const staffId = response && (await verifySignIn(db, response, now))
    if (staffId) return await enter(db, staffId, now)
  } catch (error) {
    log.error('staff-sign-in-failed', error)
  }
  return refuse(401, 'refused')
}, countSignIn)
