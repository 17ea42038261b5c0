import { z } from 'zod'
import type { CallWindowResult } from '#lib/leads/receive-call-window'
import type { SignUpResult } from '#lib/leads/receive-sign-up'
import { fieldErrors, mapSignUpFields, signUpFieldNames } from '#lib/leads/sign-up-fields'
import { emptySignUpValues, type SignUpField, type SignUpValues } from '#lib/leads/sign-up-values'
import { callWindowProblems, toCallWindowProblem } from '#lib/leads/call-window-problems'

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

/** Id of the form in which the visitor chooses a time for the call. */
export const callWindowId = 'call-window'

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

const windowSchema = z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })

const outcomeSchema = z.object({
  status: z.number(),
  key: text,
  window: windowSchema.nullable().catch(null),
  windowProblem: z.enum(callWindowProblems).nullable().catch(null),
  ...typedValues,
  order: text,
  errors: z.partialRecord(z.enum(signUpFieldNames), z.enum(fieldErrors).optional()),
})

export type SignUpOutcome = z.infer<typeof outcomeSchema>

/**
 * Returns the data of a sign-up's result that the sign-up page needs. After a success, these data
 * contain nothing of the visitor except the order and the lead's idempotency key.
 */
export function toOutcome({
  status,
  fields,
  errors = {},
  key,
}: Omit<SignUpResult, 'code'>): SignUpOutcome {
  const { order } = fields
  return outcomeSchema.parse({ ...(status < 300 ? { order, key } : fields), status, errors })
}

/**
 * Returns the outcome that the sign-up page shows after a visitor without JavaScript has chosen a
 * window. When the new window is refused, the window that was saved before stays.
 */
export function toCallWindowOutcome({
  status,
  code,
  window,
  fields: { key, order, callFrom, callUntil },
}: CallWindowResult): SignUpOutcome {
  return outcomeSchema.parse({
    status: 200,
    key,
    order,
    window: window ?? { startsAt: callFrom, endsAt: callUntil },
    windowProblem: status < 300 ? null : toCallWindowProblem(code),
    errors: {},
  })
}

export function parseOutcome(value = ''): SignUpOutcome | null {
  try {
    return outcomeSchema.parse(JSON.parse(value))
  } catch {
    return null
  }
}

/**
 * A saved sign-up on the sign-up page. `window` is the chosen window, and `problem` the reason why
 * the last choice was refused.
 */
export type StoredSignUp = {
  key: string
  window: SignUpOutcome['window']
  problem: SignUpOutcome['windowProblem']
}

export type SignUpPageState = {
  /**
   * Set when the sign-up was saved. The page then shows the confirmation in place of the form.
   */
  stored: StoredSignUp | null
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
    return { stored: null, failure: null, order: orderInAddress }
  const { status, order, key, window, windowProblem, ...initial } = outcome
  if (isStored) return { stored: { key, window, problem: windowProblem }, failure: null, order }
  if (hasOrder)
    return {
      stored: null,
      failure: null,
      initial: { ...initial, errors: {} },
      order: orderInAddress,
    }
  return { stored: null, failure: status > 422 ? status : null, initial, order }
}
