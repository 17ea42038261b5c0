import { z } from 'zod'
import type { SignUpResult } from '#lib/leads/receive'
import { fieldErrors } from '#lib/leads/schema'

/** Cookie that carries the outcome of a sign-up without JavaScript to the page that shows it; never in the URL. */
export const outcomeCookie = 'sign-up'

/** Element of the form's page that shows what became of a sign-up: without JavaScript it must be in sight. */
export const resultId = 'result'

const errors = z.partialRecord(z.enum(['name', 'phone', 'consent']), z.enum(fieldErrors).optional())

const outcomeSchema = z.object({
  status: z.number(),
  name: z.string(),
  phone: z.string(),
  order: z.string(),
  consent: z.boolean(),
  errors,
})

export type SignUpOutcome = z.infer<typeof outcomeSchema>

/** What the page needs of a result. A stored lead needs no copy of the visitor's data in a cookie. */
export function toOutcome({ status, fields, errors = {} }: Omit<SignUpResult, 'code'>): SignUpOutcome {
  const text = (field: string) => {
    const value = fields[field]
    return typeof value === 'string' ? value.toWellFormed().slice(0, 300) : ''
  }
  const unsent = (field: string) => (status < 300 ? '' : text(field))
  return {
    status,
    name: unsent('name'),
    phone: unsent('phone'),
    order: text('order'),
    consent: fields['consent'] === true,
    errors,
  }
}

export function parseOutcome(value = ''): SignUpOutcome | null {
  try {
    return outcomeSchema.parse(JSON.parse(value))
  } catch {
    return null
  }
}

/** What the form's page shows. An outcome belongs to the URL without an order; one with an order, `''` for none, asks for a form. */
export function readSignUpPage(asked: string | string[] | undefined, outcome: SignUpOutcome | null) {
  const isStored = outcome !== null && outcome.status < 300
  if (!outcome || (asked !== undefined && isStored))
    return { isStored: false, failure: null, initial: undefined, order: asked }
  const { status, name, phone, consent, errors, order } = outcome
  if (asked !== undefined)
    return { isStored, failure: null, initial: { name, phone, consent, errors: {} }, order: asked }
  return { isStored, failure: status > 422 ? status : null, initial: { name, phone, consent, errors }, order }
}
