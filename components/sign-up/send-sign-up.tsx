import type { FailureReason } from '#components/sign-up/card-state'
import { touches } from '#components/sign-up/touches'
import type { FieldErrors } from '#lib/leads/form-rules'

/** What the browser tells about a sign-up besides the form. */
export type SignUp = {
  name: string
  phone: string
  consent: boolean
  language: string
  order: string | undefined
  removedOrder: string | undefined
  consentVersion: string
  website: string
}

/** What the form shows next. */
export type SignUpResult =
  | { kind: 'success' }
  | { kind: 'refused'; errors: FieldErrors }
  | { kind: 'failed'; reason: FailureReason }
  | { kind: 'key-reused' }

/** A fresh Idempotency-Key. Not `randomUUID`, which a page opened over plain http does not have. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Sends a sign-up to the site itself; never throws. The same key is one lead however often it is sent. */
export async function sendSignUp(signUp: SignUp, key: string): Promise<SignUpResult> {
  try {
    const response = await fetch('/api/subscribe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ ...signUp, ...visit() }),
      signal: AbortSignal.timeout(20_000),
    })
    if (response.ok) return { kind: 'success' }
    if (response.status === 409) return { kind: 'key-reused' }
    if (response.status === 429) return { kind: 'failed', reason: 'too-many' }
    const { errors } = (await response.json()) as { errors?: FieldErrors }
    return errors ? { kind: 'refused', errors } : { kind: 'failed', reason: 'other' }
  } catch {
    return { kind: 'failed', reason: navigator.onLine ? 'other' : 'offline' }
  }
}

/** Where the visitor is and came from. */
function visit() {
  const { first, last } = touches()
  const isOutside = document.referrer && !document.referrer.startsWith(window.location.origin)
  return {
    page: window.location.pathname,
    referrer: isOutside ? document.referrer : undefined,
    firstTouch: first,
    lastTouch: last,
    openForMs: Math.round(performance.now()),
  }
}
