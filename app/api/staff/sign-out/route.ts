import { cookies } from 'next/headers'
import { audit } from '#lib/auth/audit'
import { deskPost } from '#lib/desk/post'
import { seeOther } from '#lib/auth/responses'
import { endSession, sessionCookie } from '#lib/auth/sessions'

/** Ends the session, and has the browser forget what it kept of the desk; the language, a cookie, stays. */
export const POST = deskPost(async (person, { desk: { db } }) => {
  await endSession(db, (await cookies()).get(sessionCookie.name)?.value ?? '')
  await audit(db, person, 'signOut', person.id)
  const response = seeOther('/staff/sign-in')
  response.headers.set('Clear-Site-Data', '"cache", "storage"')
  response.cookies.set({ ...sessionCookie, value: '', maxAge: 0 })
  return response
}, null)
