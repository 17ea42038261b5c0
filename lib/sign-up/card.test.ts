import fc from 'fast-check'
import {
  reduceCard,
  initialCard,
  getPendingOrder,
  type CardAction,
  type CardState,
} from '#lib/sign-up/card'

const checkUp = 'check-up'
const max = 'package:max'

const after = (state: CardState, ...actions: CardAction[]) => actions.reduce(reduceCard, state)

describe('after any sequence of actions', () => {
  const order = fc.constantFrom(checkUp, max)
  const action: fc.Arbitrary<CardAction> = fc.oneof(
    fc.record({
      type: fc.constant('restore' as const),
      order: fc.constantFrom('', max),
      wasSent: fc.boolean(),
    }),
    fc.record({ type: fc.constant('order' as const), order }),
    fc.constantFrom<CardAction>(
      { type: 'subscribe' },
      { type: 'contacts' },
      { type: 'submit' },
      { type: 'end', result: 'success' },
      { type: 'end', result: 'invalid' },
      { type: 'end', result: 'other' },
      { type: 'remove-order' },
    ),
  )
  const actions = fc.array(action, { maxLength: 30 })
  const showsForm = ({ side, form }: CardState) =>
    side === 'subscribe' && ['editing', 'sending'].includes(form.kind)

  it('an order shows the form and is pending', () => {
    fc.assert(
      fc.property(actions, order, (before, chosen) => {
        const state = after(initialCard, ...before, { type: 'order', order: chosen })
        expect([showsForm(state), getPendingOrder(state)]).toEqual([true, chosen])
      }),
    )
  })

  it('a sign-up action shows the form and keeps an unsent order', () => {
    fc.assert(
      fc.property(actions, (before) => {
        const state = after(initialCard, ...before)
        const shown = reduceCard(state, { type: 'subscribe' })
        expect([showsForm(shown), getPendingOrder(shown)]).toEqual([true, getPendingOrder(state)])
      }),
    )
  })

  it('a submitted form succeeds once, and only an order made meanwhile stays pending', () => {
    fc.assert(
      fc.property(actions, (before) => {
        const state = after(initialCard, ...before)
        const ended = reduceCard(state, { type: 'end', result: 'success' })
        const next = state.form.kind === 'sending' ? state.form.next : getPendingOrder(state)
        expect(ended === state).toBe(state.form.kind !== 'sending')
        expect(getPendingOrder(ended)).toBe(next)
      }),
    )
  })

  it('a confirmation names the order that was sent, not a later one', () => {
    fc.assert(
      fc.property(
        actions,
        fc.constantFrom('', checkUp, max),
        actions,
        (before, chosen, meanwhile) => {
          const editing = {
            ...after(initialCard, ...before),
            form: initialCard.form,
            order: chosen,
          }
          const quiet = meanwhile.filter(({ type }) => type !== 'end')
          const state = after(editing, { type: 'submit' }, ...quiet, {
            type: 'end',
            result: 'success',
          })
          expect(state.form.kind === 'success' ? state.order : chosen).toBe(chosen)
        },
      ),
    )
  })
})
