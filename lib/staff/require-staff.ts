import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { leadStore } from '#lib/leads/store/open-store'
import { log } from '#lib/log'
import type { Person, Role } from '#lib/staff/person'
import { forbiddenPath, pathHeader, signInPath } from '#lib/staff/paths'
import { findSession, sessionCookie } from '#lib/staff/sessions'

/** How long after the passkey was asked for a person may export, erase and change people, in milliseconds. */
const recentMs = 5 * 60_000

/** The passkey must be asked for again. */
export class NotRecent extends Error {
  override name = 'NotRecent'
}

type Check = { sessionId: string; isRecent: boolean }
const checks = new WeakMap<Person, Check>()

/** Asks the store once for all parts of a page. */
const check = cache(async (isUse: boolean): Promise<Person | null> => {
  const token = (await cookies()).get(sessionCookie.name)?.value
  if (!token) return null
  const now = new Date()
  const session = await findSession((await leadStore()).database, token, now, isUse)
  if (!session) return null
  const { id, email, role, sessionId, createdAt } = session
  const person = { id, email, role } as Person
  checks.set(person, { sessionId, isRecent: now.getTime() - Date.parse(createdAt) < recentMs })
  return person
})

/** Who is signed in, or null; for what is shown to everybody and for handlers, which answer in their own way. */
export function currentStaff({ isUse = true } = {}): Promise<Person | null> {
  return check(isUse)
}

/**
 * Who is signed in. A page or action of the desk begins with it. Without a session it leads to sign-in and back.
 * @param role needed for the whole page; without it, it leads to the page that answers 403
 */
export async function requireStaff(role?: Role): Promise<Person> {
  const person = (await currentStaff()) ?? redirect(signInPath((await headers()).get(pathHeader)))
  if (role !== undefined && person.role !== role) {
    log.info('staff-refused', { status: 403, code: 'forbidden', staff: person.id })
    redirect(forbiddenPath)
  }
  return person
}

/** @throws NotRecent when the passkey was asked for more than five minutes ago. In a page use `requireRecentPage`. */
export function requireRecent(person: Person): void {
  if (!checks.get(person)?.isRecent) throw new NotRecent('The passkey is needed again')
}

/** Has the passkey asked for, and leads back to this page, when that was more than five minutes ago. */
export async function requireRecentPage(person: Person): Promise<void> {
  if (!checks.get(person)?.isRecent) redirect(signInPath((await headers()).get(pathHeader)))
}

/** Id of the session that a person has come with. */
export const sessionIdOf = (person: Person): string | undefined => checks.get(person)?.sessionId
