import type { Person } from '#lib/auth/person'
import { findSession, sessionCookie } from '#lib/auth/sessions'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { usedHeader } from '#lib/auth/desk-paths'
import { getSiteStore } from '#lib/database/open'

/**
 * Milliseconds after the use of a passkey. Only within this time a person may export leads, erase
 * callers and change people.
 */
const recentMs = 5 * 60_000

/**
 * Finds the signed-in person; null without an open session. React's `cache` limits a page to one
 * database query. A background fetch without the header `usedHeader` does not extend the session.
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
