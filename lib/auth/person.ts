import type { Session } from '#lib/auth/sessions'

declare const checked: unique symbol

/** A member of staff with an open session. Only `findSignedInPerson` creates a `Person`. */
export type Person = Readonly<
  Session & {
    /** True if the member of staff used the passkey within the last five minutes. */
    isRecent: boolean
    [checked]: true
  }
>

/**
 * The author of a change: a member of staff at the desk, or the command `npm run staff`. The
 * command has all roles.
 */
export type Actor = Person | 'command'
