import { emptySignUpValues, type SignUpValues } from '#lib/leads/sign-up-values'
import { readStored, store } from '#lib/storage'

/**
 * What the visitor typed and chose in this tab and has not sent yet.
 * `order` is a code of `lib/orders`, '' for none. `wasSent` is true after an earlier sign-up.
 */
export type SignUpDraft = SignUpValues & { order: string; wasSent: boolean }

const emptyDraft: SignUpDraft = { ...emptySignUpValues, order: '', wasSent: false }

const draftKey = 'sign-up-draft'

/** A draft is forgotten 30 minutes after its last change (decisions, "Leaving and coming back"). */
const maxAgeMs = 30 * 60_000

/** Returns the draft of this tab. Returns an empty draft when it is missing, too old or damaged. */
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
  // An unchanged draft keeps its time, so that it is forgotten in time.
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
