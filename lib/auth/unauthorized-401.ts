import type { Person } from '#lib/auth/person'
import { refuseRequest } from '#lib/auth/responses'
import type { NextResponse } from 'next/server'
import { hasRole, type Role } from '#lib/auth/roles'
import { findSignedInPerson } from '#lib/auth/signed-in-person'

/**
 * Responds to a script of the desk: 401 without a session, 403 without the role, otherwise the
 * response of `answer`. After a 401 the script shows a link to the sign-in page.
 */
export async function answerOr401(
  role: Role,
  answer: (person: Person) => Promise<NextResponse>,
): Promise<NextResponse> {
  const person = await findSignedInPerson()
  if (!person) return refuseRequest(401, 'signed-out')
  return hasRole(person, role) ? answer(person) : refuseRequest(403, 'forbidden', {}, person.id)
}
