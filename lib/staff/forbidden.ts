import type { Person, Role } from '#lib/staff/person'

/** What a person’s role does not allow; the desk answers 403. */
export class Forbidden extends Error {
  override name = 'Forbidden'
}

/** @throws Forbidden unless the person has the role. */
export function requireRole(person: Person, role: Role): void {
  if (person.role !== role) throw new Forbidden(`Needs the role ${role}`)
}
