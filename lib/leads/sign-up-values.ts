/**
 * The values of the sign-up form. The rules are in `sign-up-fields.ts`. This file is small, because
 * every page with a form loads it.
 */

export type SignUpValues = { name: string; phone: string; consent: boolean }

export type SignUpField = keyof SignUpValues

/** Values of an empty form, in the order of the form. */
export const emptySignUpValues: SignUpValues = { name: '', phone: '', consent: true }
