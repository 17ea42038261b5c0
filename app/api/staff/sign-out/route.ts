import { recordAudit } from '#lib/auth/audit'
import { redirectAfterPost } from '#lib/auth/responses'
import { endSession, sessionCookie } from '#lib/auth/sessions'
import { cookies } from 'next/headers'
import { deskPost } from '#lib/desk/post'

/** Ends the session, and has the browser forget what it kept of the desk; the language, a cookie, stays. */
export const POST = deskPost(async (person, { desk: { db } }) => {
  await endSession(db, (await cookies()).get(sessionCookie.name)?.value ?? '')
  await recordAudit(db, person, 'signOut', person.id)
  const response = redirectAfterPost('/staff/sign-in')
  response.headers.set('Clear-Site-Data', '"cache", "storage"')
  response.cookies.set({ ...sessionCookie, value: '', maxAge: 0 })
  return response
}, null)
