/**
 * The values of the sign-up form. Their rules stand in `sign-up-fields.ts`; this file is small,
 * because every page with a form loads it.
 */

/** What the visitor typed and ticked. */
export type SignUpValues = { name: string; phone: string; consent: boolean }

export type SignUpField = keyof SignUpValues

/** The values of a form that nobody has filled in, in the order of the form. */
export const emptySignUpValues: SignUpValues = { name: '', phone: '', consent: true }
