import type { Actor } from '#lib/auth/person'
import type { Tables } from '#lib/database/tables'

/**
 * `admin` includes all roles, and `reception` includes `marketing`.
 * `marketing` sees counts and links, but neither names nor phone numbers.
 * `editor` changes the site's documents and sees no leads.
 */
export const roles = [
  'editor',
  'marketing',
  'reception',
  'admin',
] as const satisfies readonly Tables['staff']['role'][]
export type Role = (typeof roles)[number]

/**
 * Thrown when the role of a member of staff does not allow the action. Handlers respond with 403.
 */
export class Forbidden extends Error {
  override name = 'Forbidden'
}

export function hasRole(by: Actor, role: Role): boolean {
  if (by === 'command' || by.role === 'admin' || by.role === role) return true
  return by.role !== 'editor' && role !== 'editor' && roles.indexOf(by.role) > roles.indexOf(role)
}

/** @throws Forbidden unless `by` has `role` or a role that includes `role` */
export function requireRole(by: Actor, role: Role): void {
  if (!hasRole(by, role)) throw new Forbidden(`Needs the role ${role}`)
}
