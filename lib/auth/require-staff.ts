import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import type { NextResponse } from 'next/server'
import { cache } from 'react'
import { env } from '#lib/env'
import { leadStore } from '#lib/database/open'
import { log } from '#lib/log'
import { hasRole, type Person, type Role } from '#lib/auth/person'
import { deskPath, pathHeader, signInPath, usedHeader } from '#lib/auth/paths'
import { refuse } from '#lib/auth/responses'
import { findSession, sessionCookie } from '#lib/auth/sessions'

/** How long after the passkey was asked for a person may export, erase and change people, in milliseconds. */
const recentMs = 5 * 60_000

/**
 * Who is signed in, or null; for what is shown to everybody and for handlers, which answer in their own way. The store is
 * asked once for all parts of a page. What a page fetches by itself keeps a session alive only when it says that it was used.
 */
export const currentStaff = cache(async (): Promise<Person | null> => {
  const token = (await cookies()).get(sessionCookie.name)?.value
  if (!token) return null
  const now = new Date()
  const sent = await headers()
  const isUse = sent.get('sec-fetch-dest') !== 'empty' || sent.has(usedHeader)
  const session = await findSession((await leadStore()).database, token, now, isUse)
  if (!session) return null
  const isRecent = now.getTime() - Date.parse(session.createdAt) < recentMs
  return { ...session, isRecent } as Person
})

/**
 * Who is signed in and has a role. A page of the desk begins with it; those of leads ask for `reception`, those of admins
 * for a passkey of the last five minutes as well. Without, it leads to sign-in and back; to who lacks the role it is not
 * there, and the start page is their own.
 */
export async function requireStaff(role: Role = 'marketing'): Promise<Person> {
  const person = await currentStaff()
  const path = (await headers()).get(pathHeader) ?? ''
  if (!person) redirect(signInPath(path))
  if (hasRole(person, role))
    return role === 'admin' && !person.isRecent ? redirect(signInPath(path)) : person
  if (URL.parse(path, env.SITE_URL)?.pathname === deskPath)
    redirect(person.role === 'editor' ? '/staff/content' : '/staff/statistics')
  log.info('staff-refused', { status: 404, code: 'forbidden', staff: person.id })
  notFound()
}

export async function answerStaff(role: Role, answer: (person: Person) => Promise<NextResponse>) {
  const person = await currentStaff()
  if (!person) return refuse(401, 'signed-out')
  return hasRole(person, role) ? answer(person) : refuse(403, 'forbidden', {}, person.id)
}
