import { z } from 'zod'
import type { Receipt } from '#lib/leads/receive'

/** Carries the outcome of a sign-up without JavaScript to the page that shows it; never in the URL. */
export const signUpCookie = 'sign-up'

const fieldError = z.enum(['required', 'too-long', 'invalid', 'foreign']).optional()

const schema = z.object({
  status: z.number(),
  name: z.string(),
  phone: z.string(),
  order: z.string(),
  removedOrder: z.string(),
  consent: z.boolean(),
  errors: z.object({ name: fieldError, phone: fieldError, consent: fieldError }),
})

/** Outcome and typed values of a sign-up without JavaScript. */
export type SignUpOutcome = z.infer<typeof schema>

/** Value of the cookie for a receipt. */
export function toCookie({ status, fields, errors = {} }: Receipt): string {
  const typed = (field: string) => {
    const value = fields[field]
    return typeof value === 'string' ? value.toWellFormed().slice(0, 300) : ''
  }
  // A stored lead needs no copy of the visitor's data in a cookie.
  const values =
    status < 300
      ? { name: '', phone: '', removedOrder: '' }
      : { name: typed('name'), phone: typed('phone'), removedOrder: typed('removedOrder') }
  const sent = { order: typed('order'), consent: fields['consent'] === true }
  const outcome: SignUpOutcome = { status, ...values, ...sent, errors }
  return JSON.stringify(outcome)
}

/** The outcome in the cookie (already percent-decoded), or null when there is none or it is not ours. */
export function fromCookie(value: string | undefined): SignUpOutcome | null {
  if (!value) return null
  try {
    return schema.parse(JSON.parse(value))
  } catch {
    return null
  }
}
