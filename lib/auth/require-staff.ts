import type { Person } from '#lib/auth/person'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { createSignInPath, deskPath, pathHeader } from '#lib/auth/desk-paths'
import { hasRole, type Role } from '#lib/auth/roles'
import { findSignedInPerson } from '#lib/auth/signed-in-person'
import { env } from '#lib/env'
import { log } from '#lib/log'

/**
 * Checks the session and the role of the person who opens a page. Every page of the desk begins
 * with this check. A person without a session is redirected to the sign-in page, and returns to the
 * page after the sign-in. Pages for admins also require a sign-in within the last five minutes.
 *
 * The signed-in person may lack the required role. The desk's start page then redirects to a page
 * that this person may open. All other pages of the desk respond with 404.
 */
export async function requireStaff(role: Role = 'marketing'): Promise<Person> {
  const person = await findSignedInPerson()
  const path = (await headers()).get(pathHeader) ?? ''
  if (!person) redirect(createSignInPath(path))
  if (hasRole(person, role))
    return role === 'admin' && !person.isRecent ? redirect(createSignInPath(path)) : person
  if (URL.parse(path, env.SITE_URL)?.pathname === deskPath)
    redirect(person.role === 'editor' ? '/staff/content' : '/staff/statistics')
  log.info('staff-refused', { status: 404, code: 'forbidden', staff: person.id })
  notFound()
}
