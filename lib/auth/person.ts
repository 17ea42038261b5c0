import type { Session } from '#lib/auth/sessions'

declare const checked: unique symbol

/**
 * A member of staff with an open session. Only `findSignedInPerson` creates a `Person`.
 * `isRecent`: the person used the passkey within the last five minutes.
 */
export type Person = Readonly<Session & { isRecent: boolean; [checked]: true }>

/**
 * The author of a change: a person at the desk, or the command `npm run staff`. The command has all
 * roles.
 */
export type Actor = Person | 'command'
