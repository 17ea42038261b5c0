import fc from 'fast-check'
import {
  cardAfter,
  choiceOf,
  initialCard,
  type CardEvent,
  type CardState,
  type ChosenOrder,
  type FormState,
} from '#components/sign-up/card-state'

const checkUp: ChosenOrder = { code: 'check-up', label: 'Check-up' }
const max: ChosenOrder = { code: 'package:max', label: 'Concierge Max' }

const forms = {
  editing: { kind: 'editing' },
  sending: { kind: 'sending', next: null },
  success: { kind: 'success' },
  failed: { kind: 'failed', reason: 'offline' },
} as const satisfies Record<string, FormState>

type FormKind = keyof typeof forms

/** The card with the check-up chosen, on the contacts side, so that every turn shows. */
const card = (kind: FormKind, changes: Partial<CardState> = {}): CardState => ({
  side: 'contacts',
  form: forms[kind],
  order: checkUp,
  removed: null,
  sent: 0,
  ...changes,
})

const after = (state: CardState, ...events: CardEvent[]) => events.reduce(cardAfter, state)

describe('the card after an event', () => {
  const ordered = { kind: 'ordered', order: max } as const
  const failed = { kind: 'failed', reason: 'too-many' } as const
  const opened = { kind: 'opened', order: max, removed: 'check-up' } as const
  const form = { side: 'subscribe' } as const
  const sent = { form: { kind: 'editing', earlier: 'sent' } } as const
  const notSent = { form: { kind: 'editing', earlier: 'failed' } } as const

  // Every event in every state; null: nothing changes.
  const table: Record<string, [CardEvent, Record<FormKind, Partial<CardState> | null>]> = {
    ordered: [
      ordered,
      {
        editing: { ...form, order: max },
        sending: { ...form, form: { kind: 'sending', next: max } },
        success: { ...form, ...sent, order: max },
        failed: { ...form, ...notSent, order: max },
      },
    ],
    asked: [
      { kind: 'asked' },
      { editing: form, sending: form, success: { ...form, ...sent, order: null }, failed: { ...form, ...notSent } },
    ],
    contacts: [{ kind: 'contacts' }, { editing: null, sending: null, success: null, failed: null }],
    submitted: [
      { kind: 'submitted' },
      { editing: { form: forms.sending }, sending: null, success: null, failed: null },
    ],
    succeeded: [
      { kind: 'succeeded' },
      { editing: null, sending: { form: forms.success, sent: 1 }, success: null, failed: null },
    ],
    refused: [{ kind: 'refused' }, { editing: null, sending: { form: forms.editing }, success: null, failed: null }],
    failed: [failed, { editing: null, sending: { form: failed }, success: null, failed: null }],
    returned: [
      { kind: 'returned' },
      { editing: null, sending: null, success: { form: forms.editing, order: null }, failed: { form: forms.editing } },
    ],
    removed: [
      { kind: 'removed' },
      {
        editing: { order: null, removed: 'check-up' },
        sending: null,
        success: null,
        failed: { order: null, removed: 'check-up' },
      },
    ],
    opened: [
      opened,
      {
        editing: { ...form, order: max, removed: 'check-up' },
        sending: form,
        success: { ...form, ...sent, order: max, removed: 'check-up' },
        failed: { ...form, ...notSent, order: max, removed: 'check-up' },
      },
    ],
  }

  for (const [name, [event, expected]] of Object.entries(table))
    it.each(Object.keys(forms) as FormKind[])(`${name}, while the form is %s`, (kind) => {
      const changes = expected[kind]
      const state = card(kind)
      expect(cardAfter(state, event)).toEqual({ ...state, ...changes })
    })

  it('turns to the contacts', () => {
    expect(cardAfter(initialCard, { kind: 'contacts' }).side).toBe('contacts')
  })
})

describe('an order chosen while another is on its way', () => {
  const waiting = after(card('sending', { removed: 'package:light' }), { kind: 'ordered', order: max })

  it('is not taken for what is being sent', () => {
    expect(waiting.order).toEqual(checkUp)
    expect(choiceOf(waiting)).toEqual(max)
  })

  it('gets an empty form of its own once that has arrived', () => {
    expect(after(waiting, { kind: 'succeeded' })).toEqual({
      side: 'subscribe',
      form: { kind: 'editing', earlier: 'sent' },
      order: max,
      removed: null,
      sent: 1,
    })
  })

  it.each([{ kind: 'refused' }, { kind: 'failed', reason: 'other' }] as const)(
    'gets the typed form after $kind',
    (end) => {
      const state = after(waiting, end)
      expect(state).toMatchObject({
        form: { kind: 'editing', earlier: 'failed' },
        order: max,
        removed: 'package:light',
      })
      expect(state.sent).toBe(0)
    },
  )
})

describe('a removed order', () => {
  const removed = after(card('editing'), { kind: 'removed' })

  it('is remembered beside another one', () => {
    expect(after(removed, { kind: 'ordered', order: max })).toMatchObject({ order: max, removed: 'check-up' })
  })

  it('is forgotten when it is chosen again, and once the request has arrived', () => {
    expect(after(removed, { kind: 'ordered', order: checkUp })).toMatchObject({ order: checkUp, removed: null })
    expect(after(removed, { kind: 'submitted' }, { kind: 'succeeded' }).removed).toBeNull()
  })

  it('is nothing where nothing was chosen', () => {
    expect(after(initialCard, { kind: 'removed' })).toEqual(initialCard)
  })
})

describe('after any sequence of events', () => {
  const order = fc.constantFrom(checkUp, max)
  const event: fc.Arbitrary<CardEvent> = fc.oneof(
    fc.record({ kind: fc.constant('opened' as const), order: fc.option(order), removed: fc.constant(null) }),
    fc.record({ kind: fc.constant('ordered' as const), order }),
    fc.constantFrom<CardEvent>(
      { kind: 'asked' },
      { kind: 'contacts' },
      { kind: 'submitted' },
      { kind: 'succeeded' },
      { kind: 'refused' },
      { kind: 'failed', reason: 'other' },
      { kind: 'returned' },
      { kind: 'removed' },
    ),
  )
  const events = fc.array(event, { maxLength: 30 })
  const showsForm = ({ side, form }: CardState) => side === 'subscribe' && ['editing', 'sending'].includes(form.kind)

  it('an order shows the form, and is the choice', () => {
    fc.assert(
      fc.property(events, order, (before, chosen) => {
        const state = after(initialCard, ...before, { kind: 'ordered', order: chosen })
        expect([showsForm(state), choiceOf(state)]).toEqual([true, chosen])
      }),
    )
  })

  it('a sign-up action shows the form, and keeps a choice that is not sent', () => {
    fc.assert(
      fc.property(events, (before) => {
        const state = after(initialCard, ...before)
        const asked = cardAfter(state, { kind: 'asked' })
        expect([showsForm(asked), choiceOf(asked)]).toEqual([true, choiceOf(state)])
      }),
    )
  })

  it('only what was submitted succeeds, each once, and leaves nothing chosen but what was ordered meanwhile', () => {
    fc.assert(
      fc.property(events, (before) => {
        const state = after(initialCard, ...before)
        const ended = cardAfter(state, { kind: 'succeeded' })
        const next = state.form.kind === 'sending' ? state.form.next : choiceOf(state)
        expect(ended.sent - state.sent).toBe(state.form.kind === 'sending' ? 1 : 0)
        expect(choiceOf(ended)).toEqual(next)
      }),
    )
  })

  it('a confirmation names what was sent, never what was chosen since', () => {
    fc.assert(
      fc.property(events, fc.option(order), events, (before, chosen, meanwhile) => {
        const editing = { ...after(initialCard, ...before), form: forms.editing, order: chosen }
        const quiet = meanwhile.filter(({ kind }) => !['succeeded', 'refused', 'failed'].includes(kind))
        const state = after(editing, { kind: 'submitted' }, ...quiet, { kind: 'succeeded' })
        const isConfirmed = state.form.kind === 'success'
        expect(isConfirmed ? state.order : chosen).toEqual(chosen)
      }),
    )
  })
})
