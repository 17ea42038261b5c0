export const roles = ['reception', 'admin'] as const
export type Role = (typeof roles)[number]

declare const checked: unique symbol

/** Somebody of the clinic who is signed in at the desk; only `requireStaff` makes one. */
export type Person = { readonly id: string; readonly email: string; readonly role: Role; readonly [checked]: true }
