import { emptySignUpValues, type SignUpValues } from '#lib/leads/sign-up-values'
import { readStored, store } from '#lib/storage'

/** The unsent values and order that the visitor has entered in a tab. */
export type SignUpDraft = SignUpValues & {
  /** Code of the chosen order (`lib/orders.ts`), '' for none. */
  order: string
  /** True after a sign-up in the same tab. */
  wasSent: boolean
}

const emptyDraft: SignUpDraft = { ...emptySignUpValues, order: '', wasSent: false }

const draftKey = 'sign-up-draft'

/** Milliseconds after the last change, from which an unsent sign-up is ignored: 30 minutes. */
const maxAgeMs = 30 * 60_000

/**
 * Returns the values that the visitor has entered in this tab and not sent yet. Returns empty
 * values if the stored text is missing, too old or damaged.
 */
export function readSignUpDraft(): SignUpDraft {
  try {
    const text = readStored('sessionStorage', draftKey) ?? ''
    const { at, ...draft } = JSON.parse(text) as SignUpDraft & { at: number }
    const age = Date.now() - at
    return age >= 0 && age < maxAgeMs ? { ...emptyDraft, ...draft } : emptyDraft
  } catch {
    return emptyDraft
  }
}

/**
 * Saves changes of the entered values in the tab's storage. If all values are empty, the stored
 * text is removed.
 */
export function saveSignUpDraft(changes: Partial<SignUpDraft>): void {
  const before = readSignUpDraft()
  const draft = { ...before, ...changes }
  // If no value has changed, the stored time stays, so that `maxAgeMs` counts from the last change.
  if (isSameDraft(draft, before)) return
  const text = isSameDraft(draft, emptyDraft) ? null : JSON.stringify({ ...draft, at: Date.now() })
  store('sessionStorage', draftKey, text)
}

function isSameDraft(one: SignUpDraft, other: SignUpDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Removes the entered values from the tab's storage after a sign-up. Only `wasSent` is kept. */
export function clearSignUpDraft(): void {
  saveSignUpDraft({ ...emptyDraft, wasSent: true })
}
