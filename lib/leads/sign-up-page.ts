import { z } from 'zod'
import type { SignUpResult } from '#lib/leads/receive'
import { fieldErrors } from '#lib/leads/schema'

/** Cookie that carries the outcome of a sign-up without JavaScript to the page that shows it; never in the URL. */
export const outcomeCookie = 'sign-up'

/** Element of the form's page that shows what became of a sign-up: without JavaScript it must be in sight. */
export const resultId = 'result'

const text = z
  .string()
  .transform((value) => value.toWellFormed().slice(0, 300))
  .catch('')

const outcomeSchema = z.object({
  status: z.number(),
  name: text,
  phone: text,
  order: text,
  consent: z.boolean().catch(false),
  errors: z.partialRecord(z.enum(['name', 'phone', 'consent']), z.enum(fieldErrors).optional()),
})

type SignUpOutcome = z.infer<typeof outcomeSchema>

/** What the page needs of a result: a stored lead needs no copy of the visitor's data in a cookie. */
export function toOutcome({
  status,
  fields,
  errors = {},
}: Omit<SignUpResult, 'code'>): SignUpOutcome {
  const { order } = fields
  return outcomeSchema.parse({ ...(status < 300 ? { order } : fields), status, errors })
}

export function parseOutcome(value = ''): SignUpOutcome | null {
  try {
    return outcomeSchema.parse(JSON.parse(value))
  } catch {
    return null
  }
}

/** What the page shows: an outcome belongs to the URL without an order; one with an order, `''` for none, asks for a form. */
export function readSignUpPage(
  asked: string | string[] | undefined,
  outcome: SignUpOutcome | null,
) {
  const isAsked = asked !== undefined
  const isStored = outcome !== null && outcome.status < 300
  if (!outcome || (isAsked && isStored)) return { isStored: false, failure: null, order: asked }
  const { status, order, ...initial } = outcome
  if (isAsked) return { isStored, failure: null, initial: { ...initial, errors: {} }, order: asked }
  return { isStored, failure: status > 422 ? status : null, initial, order }
}
