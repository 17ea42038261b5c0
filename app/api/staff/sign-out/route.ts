import { cookies } from 'next/headers'
import { auditStaff } from '#lib/staff/audit'
import { deskPost, seeOther } from '#lib/staff/post'
import { removeSessionCookie, sessionCookie } from '#lib/staff/session-cookie'
import { endSession } from '#lib/staff/sessions'

/** Ends the session, and has the browser forget what it kept of the desk; the language, a cookie, stays. */
export const POST = deskPost(async (person, { db }) => {
  await endSession(db, (await cookies()).get(sessionCookie)?.value ?? '')
  await auditStaff(db, person.id, 'signOut', person.id)
  const response = seeOther('/staff/sign-in')
  response.headers.set('Clear-Site-Data', '"cache", "storage"')
  return removeSessionCookie(response)
})
