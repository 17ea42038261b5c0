export type FailureReason = 'offline' | 'too-many' | 'other'

/** What the card's form side shows (spec section 4). */
export type FormState =
  /** `earlier` is the result of the sign-up before this one. */
  | { kind: 'editing'; earlier?: 'sent' | 'failed' }
  /** `next` is an order made while the form is being sent, '' for none. */
  | { kind: 'sending'; next: string }
  | { kind: 'success' }
  | { kind: 'failed'; reason: FailureReason }

/** State of the card. `order` is a code of `lib/orders`, '' for none. */
export type CardState = {
  side: 'subscribe' | 'contacts'
  form: FormState
  order: string
}

export type CardAction =
  /** The page has been opened, with the order of this tab's draft. */
  | { type: 'restore'; order: string; wasSent: boolean }
  | { type: 'order'; order: string }
  /** `subscribe` is a sign-up action without an order. `edit` leads from a message to the form. */
  | { type: 'subscribe' | 'contacts' | 'submit' | 'edit' | 'remove-order' }
  /** The form was sent. `invalid` means that the server refused a field, which the form shows. */
  | { type: 'end'; result: 'success' | 'invalid' | FailureReason }

export const initialCard: CardState = { side: 'subscribe', form: { kind: 'editing' }, order: '' }

/** Returns the order that the next sign-up will contain, '' for none. */
export function getPendingOrder({ form, order }: CardState): string {
  if (form.kind === 'success') return ''
  return (form.kind === 'sending' && form.next) || order
}

/**
 * Returns the state after an action. Every order and sign-up action shows the form (decisions).
 * An action that has no meaning in a state leaves it unchanged.
 */
export function reduceCard(state: CardState, action: CardAction): CardState {
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
    case 'end':
      return form.kind === 'sending' ? endSending(state, form.next, action.result) : state
    case 'edit':
      return { ...showForm(state), form: { kind: 'editing' } }
    case 'remove-order':
      return form.kind === 'sending' || form.kind === 'success' ? state : { ...state, order: '' }
  }
}

/** Replaces a success or error message by the form. An order that was sent goes with its message. */
function showForm(state: CardState): CardState {
  const card: CardState = { ...state, side: 'subscribe' }
  if (state.form.kind === 'success')
    return { ...card, form: { kind: 'editing', earlier: 'sent' }, order: '' }
  if (state.form.kind === 'failed') return { ...card, form: { kind: 'editing', earlier: 'failed' } }
  return card
}

/** Shows the result. After an order made meanwhile, the form is shown again with that order. */
function endSending(
  state: CardState,
  next: string,
  result: 'success' | 'invalid' | FailureReason,
): CardState {
  if (next) {
    const earlier = result === 'success' ? 'sent' : 'failed'
    return { ...state, order: next, form: { kind: 'editing', earlier } }
  }
  if (result === 'success') return { ...state, form: { kind: 'success' } }
  if (result === 'invalid') return { ...state, form: { kind: 'editing' } }
  return { ...state, form: { kind: 'failed', reason: result } }
}
