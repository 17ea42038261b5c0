import type { SignUpOutcome } from '#lib/leads/sign-up-cookie'

/** What the form's own page shows: the confirmation, or the form with what is known. Orders by their codes. */
export type SignUpPageState = {
  isStored: boolean
  /** Status of a failure to tell of. */
  failure: number | null
  initial?: Pick<SignUpOutcome, 'name' | 'phone' | 'consent' | 'errors'>
  order: string | null
  removed: string | null
}

/**
 * State of the form's own page. The outcome of a form sent without JavaScript belongs to the address it was led to,
 * which names no order: one that does asks for a form, with what was typed if that was not sent.
 */
export function readSignUpPage(
  query: Record<string, string | string[] | undefined>,
  outcome: SignUpOutcome | null,
): SignUpPageState {
  const [order, removed] = [query['order'], query['removed']].map((value) => (typeof value === 'string' ? value : ''))
  const isAsked = Boolean(order) || Boolean(removed)
  const choice = { order: order || null, removed: removed || null }
  const fresh = { isStored: false, failure: null, ...choice }
  if (!outcome) return fresh
  const { status, name, phone, consent, errors } = outcome
  const isStored = status < 300
  if (isAsked) return isStored ? fresh : { ...fresh, initial: { name, phone, consent, errors: {} } }
  return {
    isStored,
    failure: status > 422 ? status : null,
    initial: { name, phone, consent, errors },
    order: outcome.order || null,
    removed: outcome.removedOrder || null,
  }
}
