import type { Session } from '#lib/auth/sessions'

declare const checked: unique symbol

/**
 * A member of staff with an open session. Only `findSignedInPerson` makes one.
 * `isRecent`: the person used the passkey within the last five minutes.
 */
export type Person = Readonly<Session & { isRecent: boolean; [checked]: true }>

/** Who changes something: a person at the desk, or the command on the server, which may do everything. */
export type Actor = Person | 'command'
