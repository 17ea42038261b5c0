import { cookies } from 'next/headers'
import { recordAudit } from '#lib/auth/audit'
import { redirectAfterPost } from '#lib/auth/responses'
import { endSession, sessionCookie } from '#lib/auth/sessions'
import { createDeskPost } from '#lib/desk/desk-post'

/**
 * Ends the session and clears the browser's cache and storage. The cookie with the language stays.
 */
export const POST = createDeskPost(
  async (person, { desk: { db } }) => {
    await endSession(db, (await cookies()).get(sessionCookie.name)?.value ?? '')
    await recordAudit(db, person, 'signOut', person.id)
    const response = redirectAfterPost('/staff/sign-in')
    response.headers.set('Clear-Site-Data', '"cache", "storage"')
    response.cookies.set({ ...sessionCookie, value: '', maxAge: 0 })
    return response
  },
  { role: null },
)
