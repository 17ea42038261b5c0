import type { SignUpResult } from '#lib/leads/receive'
import { parseOutcome, readSignUpPage, toOutcome, type SignUpOutcome } from '#lib/leads/sign-up-page'

const typed = { name: 'Олена', phone: '+48 600 700 800', consent: true, order: 'check-up', removedOrder: 'package:max' }

/** The outcome as it comes back by the cookie. */
function outcomeOf(result: Pick<SignUpResult, 'status' | 'errors'>): SignUpOutcome | null {
  return parseOutcome(JSON.stringify(toOutcome({ ...result, fields: typed })))
}

const stored = outcomeOf({ status: 201 })
const refused = outcomeOf({ status: 422, errors: { phone: 'foreign' } })
const failed = outcomeOf({ status: 503 })

describe('the page of the form', () => {
  it('is a form with the order asked for, or none', () => {
    expect(readSignUpPage({ order: 'check-up' }, null)).toMatchObject({ isStored: false, order: 'check-up' })
    expect(readSignUpPage({ removed: 'check-up' }, null)).toMatchObject({ order: null, removed: 'check-up' })
    expect(readSignUpPage({ order: ['a', 'b'] }, null)).toMatchObject({ isStored: false, order: null })
  })

  it('shows what became of the form that led to it, again and again', () => {
    expect(readSignUpPage({}, stored)).toMatchObject({ isStored: true, failure: null })
    expect(readSignUpPage({}, refused)).toMatchObject({
      isStored: false,
      failure: null,
      initial: { name: typed.name, phone: typed.phone, errors: { phone: 'foreign' } },
      order: 'check-up',
      removed: 'package:max',
    })
    expect(readSignUpPage({}, failed)).toMatchObject({ failure: 503, initial: { name: typed.name }, order: 'check-up' })
  })

  it.each(['package:max', 'check-up'])('is a form again when the order %s is asked for', (order) => {
    expect(readSignUpPage({ order }, stored)).toEqual({ isStored: false, failure: null, order, removed: null })
    const after = readSignUpPage({ order }, failed)
    expect(after).toMatchObject({ failure: null, order, initial: { name: typed.name, phone: typed.phone, errors: {} } })
  })

  it('keeps no copy of what was stored', () => {
    expect(JSON.stringify(stored)).not.toMatch(/Олена|600/)
  })
})
