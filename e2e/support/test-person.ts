import type { Person, Role } from '#lib/auth/person'

/** Somebody of the clinic, without signing in. */
export function testPerson(id: string, role: Role = 'reception'): Person {
  return { id, email: `${id}@clinic.example`, role } as Person
}

export { audit } from '#lib/auth/audit'
