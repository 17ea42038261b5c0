import { leaveUnauthorized } from '#lib/blog/browser'
import { readAttribution, readReferrer } from '#lib/sign-up/visits'
import type { FailureReason } from '#lib/sign-up/card'
import type { FieldErrors, SignUpValues } from '#lib/sign-up/rules'

/** A sign-up as the form sends it. */
export type SignUp = SignUpValues & {
  language: string
  order: string
  removedOrder: string
  consentVersion: string
}

/** A fresh Idempotency-Key of 128 random bits. Not `randomUUID`, which a page opened over plain http does not have. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/**
 * Sends a sign-up to the site itself; never throws. The same key is one lead however often it is sent.
 * @returns `success`, the fields that were refused, or why it failed
 */
export async function sendSignUp(
  signUp: SignUp,
  key: string,
): Promise<'success' | 'key-reused' | FailureReason | FieldErrors> {
  const { first, last } = readAttribution()
  const context = {
    page: window.location.pathname,
    referrer: readReferrer(),
    firstTouch: first,
    lastTouch: last,
    openForMs: Math.round(performance.now()),
  }
  try {
    const response = await fetch('/api/subscribe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ ...signUp, ...context }),
      // Whoever leaves for another page has sent it all the same.
      keepalive: true,
      signal: AbortSignal.timeout(20_000),
    })
    if (response.ok) return 'success'
    if (response.status === 409) return 'key-reused'
    if (response.status === 429) return 'too-many'
    if (response.status === 401) await leaveUnauthorized()
    const { errors } = (await response.json()) as { errors?: FieldErrors }
    return errors ?? 'other'
  } catch {
    return navigator.onLine ? 'other' : 'offline'
  }
}
