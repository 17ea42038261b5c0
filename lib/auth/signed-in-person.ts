import type { Person } from '#lib/auth/person'
import { findSession, sessionCookie } from '#lib/auth/sessions'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { usedHeader } from '#lib/auth/desk-paths'
import { getSiteStore } from '#lib/database/open'

/**
 * Milliseconds after a sign-in during which a member of staff may export leads, erase callers and
 * change people. After this time, these actions require a new sign-in.
 */
const recentMs = 5 * 60_000

/**
 * Finds the member of staff whose session cookie the request contains; null without an open
 * session. React's `cache` shares the result, so that rendering a page reads the session once. The
 * request extends the session, unless a script sent the request without `usedHeader`. A script
 * omits this header when the page was not used since the script's last fetch.
 */
export const findSignedInPerson: () => Promise<Person | null> = cache(async () => {
  const token = (await cookies()).get(sessionCookie.name)?.value
  if (!token) return null
  const now = new Date()
  const requestHeaders = await headers()
  const isUse = requestHeaders.get('sec-fetch-dest') !== 'empty' || requestHeaders.has(usedHeader)
  const session = await findSession((await getSiteStore()).database, token, now, isUse)
  if (!session) return null
  const isRecent = now.getTime() - Date.parse(session.createdAt) < recentMs
  return { ...session, isRecent } as Person
})
