import { readStored, store } from '#lib/storage'

/** What the visitor has typed and chosen and not sent yet; the order by its code. `wasSent`: another request was, before it. */
export type Draft = {
  name: string
  phone: string
  consent: boolean
  order: string
  wasSent: boolean
}

const draftKey = 'sign-up-draft'

/** A draft that was not changed for longer is forgotten, in milliseconds: 30 minutes (decisions). */
const maxAgeMs = 30 * 60_000

const empty: Draft = { name: '', phone: '', consent: true, order: '', wasSent: false }

/** The draft of this tab; an empty one when there is none, it is too old or not ours. */
export function readDraft(): Draft {
  try {
    const { at, ...draft } = JSON.parse(readStored('sessionStorage', draftKey) ?? '') as Draft & { at: number }
    const age = Date.now() - at
    return age >= 0 && age < maxAgeMs ? { ...empty, ...draft } : empty
  } catch {
    return empty
  }
}

/** Saves changes of the draft, never in a URL; an empty one is removed. */
export function saveDraft(changes: Partial<Draft>): void {
  const before = readDraft()
  const draft = { ...before, ...changes }
  const isSame = (other: Draft) => JSON.stringify(draft) === JSON.stringify(other)
  // What is not changed does not become younger.
  if (isSame(before)) return
  store('sessionStorage', draftKey, isSame(empty) ? null : JSON.stringify({ ...draft, at: Date.now() }))
}

export function clearDraft(): void {
  saveDraft({ ...empty, wasSent: true })
}
