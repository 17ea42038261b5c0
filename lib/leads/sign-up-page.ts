import { z } from 'zod'
import type { SignUpResult } from '#lib/leads/receive-sign-up'
import { fieldErrors, mapSignUpFields, signUpFieldNames } from '#lib/leads/sign-up-fields'
import { emptySignUpValues, type SignUpField, type SignUpValues } from '#lib/leads/sign-up-values'

/**
 * Cookie that carries the outcome of a sign-up without JavaScript to the sign-up page. The outcome
 * is never in the URL.
 */
export const outcomeCookie = 'sign-up'

/**
 * Id of the element that shows the outcome on the sign-up page. Without JavaScript the redirect's
 * hash scrolls to this element.
 */
export const resultId = 'result'

const text = z
  .string()
  .transform((value) => value.toWellFormed().slice(0, 300))
  .catch('')

const tick = z.boolean().catch(false)

/**
 * Schemas of the values that the visitor typed. The sign-up page shows the form again with these
 * values.
 */
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

/**
 * Returns the data of a sign-up's result that the sign-up page needs. After a success, these data
 * contain nothing of the visitor except the order.
 */
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

export type SignUpPageState = {
  /**
   * True when the sign-up was saved. The page then shows the confirmation in place of the form.
   */
  isStored: boolean
  /** HTTP status of a failure that is shown above the form, or null. */
  failure: number | null
  initial?: (SignUpValues & { errors: SignUpOutcome['errors'] }) | undefined
  order: string | string[] | undefined
}

/**
 * Chooses the contents of the sign-up page. At a URL without the parameter `order`, the page shows
 * the confirmation or the failure. With the parameter (`''` for no order), the page shows the form.
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
