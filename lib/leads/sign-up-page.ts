import { z } from 'zod'
import type { SignUpResult } from '#lib/leads/receive-sign-up'
import { fieldErrors, mapSignUpFields, signUpFieldNames } from '#lib/leads/sign-up-fields'
import { emptySignUpValues, type SignUpField, type SignUpValues } from '#lib/leads/sign-up-values'

/** Cookie that carries the outcome of a sign-up without JavaScript to the page that shows it; never in the URL. */
export const outcomeCookie = 'sign-up'

/** Element of the form's page that shows what became of a sign-up: without JavaScript it must be in sight. */
export const resultId = 'result'

const text = z
  .string()
  .transform((value) => value.toWellFormed().slice(0, 300))
  .catch('')

const tick = z.boolean().catch(false)

/** The fields as the visitor filled them in, for the form that is shown again. */
const typedValues = mapSignUpFields<z.ZodType>((field) =>
  typeof emptySignUpValues[field] === 'boolean' ? tick : text,
) as { [Field in SignUpField]: z.ZodType<SignUpValues[Field]> }

const outcomeSchema = z.object({
  status: z.number(),
  ...typedValues,
  order: text,
  errors: z.partialRecord(z.enum(signUpFieldNames), z.enum(fieldErrors).optional()),
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

/** What the form's own page shows after a form without JavaScript, or for an order in its address. */
export type SignUpPageState = {
  /** The sign-up was saved, and its confirmation is shown in place of the form. */
  isStored: boolean
  /** HTTP status of a failure that is shown above the form, or null. */
  failure: number | null
  initial?: (SignUpValues & { errors: SignUpOutcome['errors'] }) | undefined
  order: string | string[] | undefined
}

/**
 * Chooses what the page shows. A confirmation or failure belongs to the address without an order.
 * An address with an order, `''` for none, asks for the form.
 */
export function readSignUpPage(
  orderInAddress: string | string[] | undefined,
  outcome: SignUpOutcome | null,
): SignUpPageState {
  const hasOrder = orderInAddress !== undefined
  const isStored = outcome !== null && outcome.status < 300
  if (!outcome || (hasOrder && isStored))
    return { isStored: false, failure: null, order: orderInAddress }
  const { status, order, ...initial } = outcome
  if (hasOrder)
    return {
      isStored,
      failure: null,
      initial: { ...initial, errors: {} },
      order: orderInAddress,
    }
  return { isStored, failure: status > 422 ? status : null, initial, order }
}
