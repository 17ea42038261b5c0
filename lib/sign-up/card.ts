export type FailureReason = 'offline' | 'too-many' | 'other'

/** State of the sign-up form on its card (spec section 4). */
export type FormState =
  /** The form is shown. `earlier` is the result of the previous sign-up. */
  | { kind: 'editing'; earlier?: 'sent' | 'failed' }
  /**
   * The form is being sent. `next` is the code of an order that the visitor has chosen during the
   * sending, '' for none.
   */
  | { kind: 'sending'; next: string }
  | { kind: 'success' }
  | { kind: 'failed'; reason: FailureReason }

/** State of the card with the sign-up form. */
export type CardState = {
  /**
   * Whether the home page's card shows the form or the contacts. The sign-up page has only the
   * form.
   */
  side: 'subscribe' | 'contacts'
  form: FormState
  /** Code of the chosen order (`lib/orders.ts`), '' for none. */
  order: string
}

export type CardAction =
  /** The page was opened. `order` and `wasSent` were stored in this tab (`sign-up/draft.ts`). */
  | { type: 'restore'; order: string; wasSent: boolean }
  | { type: 'order'; order: string }
  /**
   * `subscribe` shows the form in place of the contacts or a message, and keeps an unsent order.
   * `contacts` shows the contacts. `submit` starts sending. `edit` removes the notice about the
   * earlier sign-up.
   */
  | { type: 'subscribe' | 'contacts' | 'submit' | 'edit' | 'remove-order' }
  /**
   * Sending has ended. `invalid` means that the server refused a field, and the form shows the
   * errors.
   */
  | { type: 'end'; result: 'success' | 'invalid' | FailureReason }

export const initialCard: CardState = { side: 'subscribe', form: { kind: 'editing' }, order: '' }

/** Returns the order that the next sign-up will contain, '' for none. */
export function getPendingOrder({ form, order }: CardState): string {
  if (form.kind === 'success') return ''
  return (form.kind === 'sending' && form.next) || order
}

/**
 * Returns the state of the card after an action. The actions `order` and `subscribe` always show
 * the form side. An action that does not fit the state changes nothing.
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

/** Replaces a success or error message by the form. After a success the sent order is removed. */
function showForm(state: CardState): CardState {
  const card: CardState = { ...state, side: 'subscribe' }
  if (state.form.kind === 'success')
    return { ...card, form: { kind: 'editing', earlier: 'sent' }, order: '' }
  if (state.form.kind === 'failed') return { ...card, form: { kind: 'editing', earlier: 'failed' } }
  return card
}

/**
 * Shows the result of sending. If the visitor has chosen another order during the sending (`next`),
 * shows the form with this order.
 */
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
