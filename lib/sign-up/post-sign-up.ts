import { handleUnauthorized } from '#lib/blog/handle-unauthorized'
import type { FieldErrors } from '#lib/leads/sign-up-fields'
import type { FailureReason } from '#lib/sign-up/card'
import { postWithKey } from '#lib/sign-up/fetch-in-time'
import { readAttribution, readReferrer } from '#lib/visits/attribution'

/**
 * Longest wait for the response, in milliseconds. This wait is longer than the server's limit of
 * ten seconds.
 */
const responseTimeoutMs = 20_000

/**
 * Sends a sign-up, with its page and attribution, to `/api/subscribe`. Never throws.
 * @param values fields and order of the form
 * @param key idempotency key: the server saves one lead for all requests with the same key
 * @returns `success`, the errors of refused fields, or the reason of the failure
 */
export async function postSignUp(
  values: object,
  key: string,
): Promise<'success' | FailureReason | FieldErrors> {
  const { first, last } = readAttribution()
  const signUp = {
    ...values,
    page: window.location.pathname,
    referrer: readReferrer(),
    firstTouch: first,
    lastTouch: last,
  }
  return postWithKey('/api/subscribe', signUp, key, responseTimeoutMs, readResult)
}

async function readResult(response: Response): Promise<'success' | FailureReason | FieldErrors> {
  if (response.ok) return 'success'
  if (response.status === 429) return 'too-many'
  if (response.status === 401) await handleUnauthorized()
  const { errors } = (await response.json()) as { errors?: FieldErrors }
  return errors ?? 'other'
}
