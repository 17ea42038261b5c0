import type { Tables } from '#lib/leads/store/tables'

export const roles = ['reception', 'admin'] as const satisfies readonly Tables['staff']['role'][]
export type Role = (typeof roles)[number]

declare const checked: unique symbol

/** Somebody of the clinic who is signed in at the desk; only `requireStaff` makes one. */
export type Person = {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly sessionId: string
  /** The passkey was asked for within five minutes. */
  readonly isRecent: boolean
  readonly [checked]: true
}

/** What a person’s role does not allow; the desk answers 403. */
export class Forbidden extends Error {
  override name = 'Forbidden'
}

export class NotRecent extends Error {
  override name = 'NotRecent'
}

/** Who does something: a person at the desk, or whoever runs the command on the machine, who may do everything. */
export type Actor = Person | 'command'

/** @throws Forbidden unless the person has the role. */
export function requireRole(by: Actor, role: Role): void {
  if (by !== 'command' && by.role !== role) throw new Forbidden(`Needs the role ${role}`)
}
