/** What the visitor has typed and chosen and not sent yet; orders by their codes. */
export type Draft = { name: string; phone: string; consent: boolean; order: string | null; removed: string | null }

/** Key in sessionStorage: for this tab only. */
const draftKey = 'sign-up-draft'

/** A draft that was not changed for longer is forgotten, in milliseconds: 30 minutes (decisions). */
const maxAge = 30 * 60_000

const empty: Draft = { name: '', phone: '', consent: true, order: null, removed: null }

/** Stands in where storage is switched off, for as long as the page is not loaded anew. */
let memory: string | null = null

function stored(): string | null {
  try {
    return sessionStorage.getItem(draftKey) ?? memory
  } catch {
    return memory
  }
}

function parse(text: string | null): Partial<Record<keyof Draft | 'at', unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

const isText = (value: unknown) => typeof value === 'string'

/** The draft of this tab; an empty one when there is none or it is too old. */
export function readDraft(): Draft {
  const { at, name, phone, consent, order, removed } = parse(stored())
  const age = Date.now() - Number(at ?? NaN)
  if (!(age >= 0 && age < maxAge)) return empty
  return {
    name: isText(name) ? name : '',
    phone: isText(phone) ? phone : '',
    consent: consent !== false,
    order: isText(order) ? order : null,
    removed: isText(removed) ? removed : null,
  }
}

/** Keeps changes of the draft, never in an address; an empty one is nothing. */
export function saveDraft(changes: Partial<Draft>): void {
  const { name, phone, consent, order, removed } = { ...readDraft(), ...changes }
  const isEmpty = !name && !phone && consent && order === null && removed === null
  const text = JSON.stringify({ at: Date.now(), name, phone, consent, order, removed })
  memory = null
  try {
    if (isEmpty) sessionStorage.removeItem(draftKey)
    else sessionStorage.setItem(draftKey, text)
  } catch {
    memory = isEmpty ? null : text
  }
}

/** Forgets the draft: it was sent. */
export function clearDraft(): void {
  saveDraft(empty)
}
