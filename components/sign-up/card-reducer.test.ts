import fc from 'fast-check'
import {
  cardReducer,
  initialCard,
  pendingOrder,
  type CardAction,
  type CardState,
  type FormState,
} from '#components/sign-up/card-reducer'

const checkUp = 'check-up'
const max = 'package:max'

const forms = {
  editing: { kind: 'editing' },
  sending: { kind: 'sending', next: '' },
  success: { kind: 'success' },
  failed: { kind: 'failed', reason: 'offline' },
} as const satisfies Record<string, FormState>

type FormKind = keyof typeof forms

/** The card with the check-up chosen, on the contacts side, so that every turn shows. */
const card = (kind: FormKind, changes: Partial<CardState> = {}): CardState => ({
  side: 'contacts',
  form: forms[kind],
  order: checkUp,
  removedOrder: '',
  sent: 0,
  ...changes,
})

const after = (state: CardState, ...actions: CardAction[]) => actions.reduce(cardReducer, state)

describe('the card after an action', () => {
  const order = { type: 'order', order: max } as const
  const fail = { type: 'fail', reason: 'too-many' } as const
  const restore = { type: 'restore', order: max, removedOrder: checkUp } as const
  const form = { side: 'subscribe' } as const
  const sent = { form: { kind: 'editing', earlier: 'sent' } } as const
  const notSent = { form: { kind: 'editing', earlier: 'failed' } } as const

  // Every action in every state; null: nothing changes.
  const table: Record<string, [CardAction, Record<FormKind, Partial<CardState> | null>]> = {
    order: [
      order,
      {
        editing: { ...form, order: max },
        sending: { ...form, form: { kind: 'sending', next: max } },
        success: { ...form, ...sent, order: max },
        failed: { ...form, ...notSent, order: max },
      },
    ],
    subscribe: [
      { type: 'subscribe' },
      { editing: form, sending: form, success: { ...form, ...sent, order: '' }, failed: { ...form, ...notSent } },
    ],
    contacts: [{ type: 'contacts' }, { editing: null, sending: null, success: null, failed: null }],
    submit: [{ type: 'submit' }, { editing: { form: forms.sending }, sending: null, success: null, failed: null }],
    succeed: [
      { type: 'succeed' },
      { editing: null, sending: { form: forms.success, sent: 1 }, success: null, failed: null },
    ],
    'fail: invalid': [
      { type: 'fail', reason: 'invalid' },
      { editing: null, sending: { form: forms.editing }, success: null, failed: null },
    ],
    fail: [
      fail,
      { editing: null, sending: { form: { kind: 'failed', reason: 'too-many' } }, success: null, failed: null },
    ],
    edit: [
      { type: 'edit' },
      {
        editing: null,
        sending: null,
        success: { ...form, form: forms.editing, order: '' },
        failed: { ...form, form: forms.editing },
      },
    ],
    'remove-order': [
      { type: 'remove-order' },
      {
        editing: { order: '', removedOrder: checkUp },
        sending: null,
        success: null,
        failed: { order: '', removedOrder: checkUp },
      },
    ],
    restore: [
      restore,
      {
        editing: { ...form, order: max, removedOrder: checkUp },
        sending: form,
        success: { ...form, ...sent, order: max, removedOrder: checkUp },
        failed: { ...form, ...notSent, order: max, removedOrder: checkUp },
      },
    ],
  }

  for (const [name, [action, expected]] of Object.entries(table))
    it.each(Object.keys(forms) as FormKind[])(`${name}, while the form is %s`, (kind) => {
      const changes = expected[kind]
      const state = card(kind)
      expect(cardReducer(state, action)).toEqual({ ...state, ...changes })
    })

  it('turns to the contacts', () => {
    expect(cardReducer(initialCard, { type: 'contacts' }).side).toBe('contacts')
  })
})

describe('an order chosen while another is on its way', () => {
  const waiting = after(card('sending', { removedOrder: 'package:light' }), { type: 'order', order: max })

  it('is not taken for what is being sent', () => {
    expect(waiting.order).toBe(checkUp)
    expect(pendingOrder(waiting)).toBe(max)
  })

  it('gets an empty form of its own once that has arrived', () => {
    expect(after(waiting, { type: 'succeed' })).toEqual({
      side: 'subscribe',
      form: { kind: 'editing', earlier: 'sent' },
      order: max,
      removedOrder: '',
      sent: 1,
    })
  })

  it.each(['invalid', 'other'] as const)('gets the typed form after a failure, %s', (reason) => {
    const state = after(waiting, { type: 'fail', reason })
    expect(state).toMatchObject({
      form: { kind: 'editing', earlier: 'failed' },
      order: max,
      removedOrder: 'package:light',
    })
    expect(state.sent).toBe(0)
  })
})

describe('a removed order', () => {
  const removed = after(card('editing'), { type: 'remove-order' })

  it('stays beside another one', () => {
    expect(after(removed, { type: 'order', order: max })).toMatchObject({ order: max, removedOrder: checkUp })
  })

  it('is forgotten when it is chosen again, and once the request has arrived', () => {
    expect(after(removed, { type: 'order', order: checkUp })).toMatchObject({ order: checkUp, removedOrder: '' })
    expect(after(removed, { type: 'submit' }, { type: 'succeed' }).removedOrder).toBe('')
  })

  it('is nothing without an order', () => {
    expect(after(initialCard, { type: 'remove-order' })).toEqual(initialCard)
  })
})

describe('after any sequence of actions', () => {
  const order = fc.constantFrom(checkUp, max)
  const action: fc.Arbitrary<CardAction> = fc.oneof(
    fc.record({
      type: fc.constant('restore' as const),
      order: fc.constantFrom('', max),
      removedOrder: fc.constant(''),
    }),
    fc.record({ type: fc.constant('order' as const), order }),
    fc.constantFrom<CardAction>(
      { type: 'subscribe' },
      { type: 'contacts' },
      { type: 'submit' },
      { type: 'succeed' },
      { type: 'fail', reason: 'invalid' },
      { type: 'fail', reason: 'other' },
      { type: 'edit' },
      { type: 'remove-order' },
    ),
  )
  const actions = fc.array(action, { maxLength: 30 })
  const showsForm = ({ side, form }: CardState) => side === 'subscribe' && ['editing', 'sending'].includes(form.kind)

  it('an order shows the form, and is pending', () => {
    fc.assert(
      fc.property(actions, order, (before, chosen) => {
        const state = after(initialCard, ...before, { type: 'order', order: chosen })
        expect([showsForm(state), pendingOrder(state)]).toEqual([true, chosen])
      }),
    )
  })

  it('a sign-up action shows the form, and keeps an order that is not sent', () => {
    fc.assert(
      fc.property(actions, (before) => {
        const state = after(initialCard, ...before)
        const shown = cardReducer(state, { type: 'subscribe' })
        expect([showsForm(shown), pendingOrder(shown)]).toEqual([true, pendingOrder(state)])
      }),
    )
  })

  it('only what was submitted succeeds, each once, and leaves nothing but what was ordered meanwhile', () => {
    fc.assert(
      fc.property(actions, (before) => {
        const state = after(initialCard, ...before)
        const ended = cardReducer(state, { type: 'succeed' })
        const next = state.form.kind === 'sending' ? state.form.next : pendingOrder(state)
        expect(ended.sent - state.sent).toBe(state.form.kind === 'sending' ? 1 : 0)
        expect(pendingOrder(ended)).toBe(next)
      }),
    )
  })

  it('a confirmation names what was sent, never what was ordered since', () => {
    fc.assert(
      fc.property(actions, fc.constantFrom('', checkUp, max), actions, (before, chosen, meanwhile) => {
        const editing = { ...after(initialCard, ...before), form: forms.editing, order: chosen }
        const quiet = meanwhile.filter(({ type }) => !['succeed', 'fail'].includes(type))
        const state = after(editing, { type: 'submit' }, ...quiet, { type: 'succeed' })
        expect(state.form.kind === 'success' ? state.order : chosen).toBe(chosen)
      }),
    )
  })
})
