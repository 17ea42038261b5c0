import type { findSession } from '#lib/auth/sessions'
import type { Tables } from '#lib/database/tables'

/**
 * Each may what those before it may, and more: `marketing` sees counts and links, and nobody's name or phone. Apart stands
 * `editor`, who changes what the site says and sees nothing of leads.
 */
export const roles = [
  'editor',
  'marketing',
  'reception',
  'admin',
] as const satisfies readonly Tables['staff']['role'][]
export type Role = (typeof roles)[number]

declare const checked: unique symbol

/**
 * Somebody of the clinic who is signed in at the desk; only `requireStaff` makes one. `isRecent`: the passkey was asked for
 * within five minutes.
 */
export type Person = Readonly<
  NonNullable<Awaited<ReturnType<typeof findSession>>> & { isRecent: boolean; [checked]: true }
>

/** What a person’s role does not allow; handlers answer 403. */
export class Forbidden extends Error {
  override name = 'Forbidden'
}

/** Who does something: a person at the desk, or whoever runs the command on the machine, who may do everything. */
export type Actor = Person | 'command'

export function hasRole(by: Actor, role: Role): boolean {
  if (by === 'command' || by.role === 'admin' || by.role === role) return true
  return by.role !== 'editor' && role !== 'editor' && roles.indexOf(by.role) > roles.indexOf(role)
}

/** @throws Forbidden unless the person has the role, or one that may more. */
export function requireRole(by: Actor, role: Role): void {
  if (!hasRole(by, role)) throw new Forbidden(`Needs the role ${role}`)
}
