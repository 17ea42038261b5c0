import { emptySignUpValues, type SignUpValues } from '#lib/leads/sign-up-values'
import { readStored, store } from '#lib/storage'

/**
 * Values and order that the visitor has entered in this tab and not sent yet. `order` is a code of
 * `lib/orders`, '' for none. `wasSent` is true after an earlier sign-up in this tab.
 */
export type SignUpDraft = SignUpValues & { order: string; wasSent: boolean }

const emptyDraft: SignUpDraft = { ...emptySignUpValues, order: '', wasSent: false }

const draftKey = 'sign-up-draft'

/** Milliseconds after its last change from which a draft is ignored: 30 minutes. */
const maxAgeMs = 30 * 60_000

/**
 * Returns the draft of this tab, or an empty draft if the stored draft is missing, too old or
 * damaged.
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

/** Saves changes of the draft in the tab's storage. An empty draft is removed. */
export function saveSignUpDraft(changes: Partial<SignUpDraft>): void {
  const before = readSignUpDraft()
  const draft = { ...before, ...changes }
  // An unchanged draft keeps the time of its last change, so that `maxAgeMs` counts from that
  // change.
  if (isSameDraft(draft, before)) return
  const text = isSameDraft(draft, emptyDraft) ? null : JSON.stringify({ ...draft, at: Date.now() })
  store('sessionStorage', draftKey, text)
}

function isSameDraft(one: SignUpDraft, other: SignUpDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Empties the draft after a sign-up. Only `wasSent` is kept. */
export function clearSignUpDraft(): void {
  saveSignUpDraft({ ...emptyDraft, wasSent: true })
}
