/** What the visitor has chosen, in the page's language. */
export type ChosenOrder = { code: string; label: string }

export type FailureReason = 'offline' | 'too-many' | 'other'

/**
 * The form's part of the card (spec section 4). `earlier` says what became of the request whose message the form
 * replaced; `next` is what the visitor ordered while another request was on its way.
 */
export type FormState =
  | { kind: 'editing'; earlier?: 'sent' | 'failed' }
  | { kind: 'sending'; next: ChosenOrder | null }
  | { kind: 'success' }
  | { kind: 'failed'; reason: FailureReason }

export type CardState = {
  side: 'subscribe' | 'contacts'
  form: FormState
  order: ChosenOrder | null
  /** Code of the order the visitor removed. */
  removed: string | null
  /** How many requests have been sent: each empties the form. */
  sent: number
}

export type CardEvent =
  /** The card came to the page, with what the visitor had chosen before. */
  | { kind: 'opened'; order: ChosenOrder | null; removed: string | null }
  | { kind: 'ordered'; order: ChosenOrder }
  /** A sign-up action without an order. */
  | { kind: 'asked' }
  | { kind: 'contacts' }
  | { kind: 'submitted' | 'succeeded' | 'refused' }
  | { kind: 'failed'; reason: FailureReason }
  /** “Back to the form” and Retry. */
  | { kind: 'returned' }
  | { kind: 'removed' }

export const initialCard: CardState = {
  side: 'subscribe',
  form: { kind: 'editing' },
  order: null,
  removed: null,
  sent: 0,
}

/** What the visitor has chosen for the request that is not sent yet. */
export function choiceOf({ form, order }: CardState): ChosenOrder | null {
  return form.kind === 'success' ? null : (form.kind === 'sending' && form.next) || order
}

/**
 * The card after an event; events that mean nothing in a state leave it as it is. An order or a sign-up action always
 * ends at the form: empty after success, as typed after an error (decisions).
 */
export function cardAfter(state: CardState, event: CardEvent): CardState {
  const { form, order } = state
  switch (event.kind) {
    case 'opened': {
      const card: CardState = { ...toForm(state), side: 'subscribe' }
      if (form.kind === 'sending') return card
      return { ...card, order: event.order, removed: event.removed }
    }
    case 'ordered': {
      const card: CardState = { ...toForm(state), side: 'subscribe' }
      if (form.kind === 'sending') return { ...card, form: { kind: 'sending', next: event.order } }
      return choose(card, event.order)
    }
    case 'asked':
      return { ...toForm(state), side: 'subscribe' }
    case 'contacts':
      return { ...state, side: 'contacts' }
    case 'submitted':
      return form.kind === 'editing' ? { ...state, form: { kind: 'sending', next: null } } : state
    case 'succeeded': {
      if (form.kind !== 'sending') return state
      const card = { ...state, removed: null, sent: state.sent + 1 }
      return form.next
        ? { ...card, order: form.next, form: { kind: 'editing', earlier: 'sent' } }
        : { ...card, form: { kind: 'success' } }
    }
    case 'refused':
    case 'failed': {
      if (form.kind !== 'sending') return state
      if (form.next) return choose({ ...state, form: { kind: 'editing', earlier: 'failed' } }, form.next)
      return { ...state, form: event.kind === 'failed' ? event : { kind: 'editing' } }
    }
    case 'returned':
      if (form.kind !== 'success' && form.kind !== 'failed') return state
      return { ...toForm(state), form: { kind: 'editing' } }
    case 'removed':
      if (order === null || form.kind === 'sending' || form.kind === 'success') return state
      return { ...state, order: null, removed: order.code }
  }
}

/** A message gives way to the form; what was sent takes its order with it. */
function toForm(state: CardState): CardState {
  if (state.form.kind === 'success') return { ...state, form: { kind: 'editing', earlier: 'sent' }, order: null }
  if (state.form.kind === 'failed') return { ...state, form: { kind: 'editing', earlier: 'failed' } }
  return state
}

/** An order chosen again is not removed any more. */
function choose(state: CardState, order: ChosenOrder): CardState {
  return { ...state, order, removed: state.removed === order.code ? null : state.removed }
}
