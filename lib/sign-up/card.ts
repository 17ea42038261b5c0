import { useSyncExternalStore } from 'react'
import { readStored, store } from '#lib/storage'

export type FailureReason = 'offline' | 'too-many' | 'other'

/** The form's part of the card (spec section 4): `earlier` is what became of the request before, `next` what was ordered meanwhile. */
export type FormState =
  | { kind: 'editing'; earlier?: 'sent' | 'failed' }
  | { kind: 'sending'; next: string }
  | { kind: 'success' }
  | { kind: 'failed'; reason: FailureReason }

/** `order` by its code (`lib/orders`), empty for none. */
export type CardState = {
  side: 'subscribe' | 'contacts'
  form: FormState
  order: string
}

export type CardAction =
  /** The card came to the page, with what the draft says. */
  | { type: 'restore'; order: string; wasSent: boolean }
  | { type: 'order'; order: string }
  /** `subscribe` is a sign-up action without an order, `edit` the way from a message back to the form. */
  | { type: 'subscribe' | 'contacts' | 'submit' | 'edit' | 'remove-order' }
  /** What became of it; `invalid` is a refusal of fields, which the form shows by itself. */
  | { type: 'end'; result: 'success' | 'invalid' | FailureReason }

export const initialCard: CardState = { side: 'subscribe', form: { kind: 'editing' }, order: '' }

export function pendingOrder({ form, order }: CardState): string {
  return form.kind === 'success' ? '' : (form.kind === 'sending' && form.next) || order
}

/** An action that means nothing in a state leaves the card as it is; an order or a sign-up action ends at the form (decisions). */
export function cardReducer(state: CardState, action: CardAction): CardState {
  const { form } = state
  switch (action.type) {
    case 'restore': {
      const card = showForm(state)
      if (card.form.kind !== 'editing') return card
      return {
        ...card,
        order: action.order,
        form: action.wasSent ? { earlier: 'sent', ...card.form } : card.form,
      }
    }
    case 'order':
      if (form.kind === 'sending')
        return { ...showForm(state), form: { kind: 'sending', next: action.order } }
      return { ...showForm(state), order: action.order }
    case 'subscribe':
      return showForm(state)
    case 'contacts':
      return { ...state, side: 'contacts' }
    case 'submit':
      return form.kind === 'editing' ? { ...state, form: { kind: 'sending', next: '' } } : state
    case 'end': {
      const { result } = action
      if (form.kind !== 'sending') return state
      const earlier = result === 'success' ? 'sent' : 'failed'
      if (form.next) return { ...state, order: form.next, form: { kind: 'editing', earlier } }
      if (result === 'success') return { ...state, form: { kind: result } }
      return {
        ...state,
        form: result === 'invalid' ? { kind: 'editing' } : { kind: 'failed', reason: result },
      }
    }
    case 'edit':
      return { ...showForm(state), form: { kind: 'editing' } }
    case 'remove-order':
      return form.kind === 'sending' || form.kind === 'success' ? state : { ...state, order: '' }
  }
}

/** A message gives way to the form; what was sent takes its order with it. */
function showForm(state: CardState): CardState {
  const card: CardState = { ...state, side: 'subscribe' }
  if (state.form.kind === 'success')
    return { ...card, form: { kind: 'editing', earlier: 'sent' }, order: '' }
  if (state.form.kind === 'failed') return { ...card, form: { kind: 'editing', earlier: 'failed' } }
  return card
}

let card = initialCard
const listeners = new Set<() => void>()

export const getCard = (): CardState => card

/** Changes the card; its order becomes part of the draft. */
export function dispatchCard(action: CardAction): void {
  card = cardReducer(card, action)
  saveDraft({ order: pendingOrder(card) })
  for (const listener of listeners) listener()
}

/** Brings back what this tab's draft says of the card; an order that is none of `orders` is none. */
export function restoreCard(orders: readonly { code: string }[]): void {
  const { order, wasSent } = readDraft()
  dispatchCard({
    type: 'restore',
    order: orders.some(({ code }) => code === order) ? order : '',
    wasSent,
  })
}

function onCard(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The card, drawn anew at every change; `server` is what the server draws, always the same object. */
export function useCard(server: CardState = initialCard): CardState {
  return useSyncExternalStore(onCard, getCard, () => server)
}

/** What the visitor has typed and chosen and not sent yet; the order by its code. `wasSent`: another request was, before it. */
const emptyDraft = { name: '', phone: '', consent: true, order: '', wasSent: false }
type Draft = typeof emptyDraft

const draftKey = 'sign-up-draft'

/** A draft that was not changed for longer is forgotten, in milliseconds: 30 minutes (decisions). */
const maxDraftMs = 30 * 60_000

/** The draft of this tab; an empty one when there is none, it is too old or not ours. */
export function readDraft(): Draft {
  try {
    const { at, ...draft } = JSON.parse(readStored('sessionStorage', draftKey) ?? '') as Draft & {
      at: number
    }
    const age = Date.now() - at
    return age >= 0 && age < maxDraftMs ? { ...emptyDraft, ...draft } : emptyDraft
  } catch {
    return emptyDraft
  }
}

/** Saves changes of the draft, never in a URL; an empty one is removed. */
export function saveDraft(changes: Partial<Draft>): void {
  const before = readDraft()
  const draft = { ...before, ...changes }
  const isSame = (other: Draft) => JSON.stringify(draft) === JSON.stringify(other)
  // What is not changed does not become younger.
  if (isSame(before)) return
  store(
    'sessionStorage',
    draftKey,
    isSame(emptyDraft) ? null : JSON.stringify({ ...draft, at: Date.now() }),
  )
}

export function clearDraft(): void {
  saveDraft({ ...emptyDraft, wasSent: true })
}
