import { addLead, makePerson } from '#e2e/support/test-lead'
import { expectDone, getCaller } from '#e2e/support/caller-steps'
import { describeEachDatabase } from '#e2e/support/test-databases'
import { changeAppointment } from '#lib/desk/appointments/change-appointment'
import { orderedKind } from '#lib/desk/appointments/appointment-kinds'
import type { ChangeQuestion } from '#lib/desk/callers/change-caller'
import { claimCaller } from '#lib/desk/callers/claim-caller'
import type { CallOutcome } from '#lib/desk/callers/outcome-schema'
import { recordCallOutcome } from '#lib/desk/callers/record-outcome'
import type { Desk } from '#lib/desk/desk'

const anna = makePerson('anna')
const olha = makePerson('olha')
const phone = '+380671112233'
/** A Friday, 14:00 in Kyiv. */
const noon = new Date('2026-11-20T12:00:00.000Z')
const booking = {
  kind: 'booked',
  appointmentAt: '2026-11-23T08:00:00.000Z',
  appointmentKind: orderedKind,
  appointmentDoctor: null,
} as const

describeEachDatabase('the people of a call', (given) => {
  let desk: Desk

  beforeEach(() => {
    desk = { db: given.db, folder: null, channels: [], now: noon }
  })

  const add = (name: string, order: string | null) =>
    addLead(given.store, { phone, name, order, createdAt: '2026-11-20T11:50:00.000Z' })
  const record = async (
    number: number,
    outcome: CallOutcome,
    confirmed: readonly ChangeQuestion[] = [],
  ) => {
    const { version } = await getCaller(anna, desk, number)
    return recordCallOutcome(anna, desk, number, version, outcome, confirmed)
  }
  const readKinds = async (number: number) =>
    (await getCaller(anna, desk, number)).leads.map(({ appointment }) => appointment?.kind)

  it('each get the kind of appointment that they ordered', async () => {
    const mother = await add('Марія Коваль', 'check-up')
    const daughter = await add('Софія Коваль', 'package:check-up')
    const son = await add('Іван Коваль', null)
    expectDone(await record(mother, { ...booking, of: [mother, daughter, son] }))
    expect(await readKinds(mother)).toEqual(['consultation', 'programme', 'checkUp'])
  })

  it('get the kind of the ticked request, and of several requests not the consultation', async () => {
    const first = await add('Віктор Мельник', null)
    const second = await add('Віктор Мельник', 'check-up')
    expectDone(await record(first, { ...booking, of: [second] }))
    expect(await readKinds(first)).toEqual(['checkUp', undefined])
    await given.db.deleteFrom('lead').execute()
    const both = [await add('Віктор Мельник', null), await add('Віктор Мельник', 'check-up')]
    expectDone(await record(both[0] ?? 0, { ...booking, of: both }))
    expect(await readKinds(both[0] ?? 0)).toEqual(['checkUp', 'checkUp'])
    expect(await given.db.selectFrom('appointment').selectAll().execute()).toHaveLength(1)
  })

  it('all get the kind that staff chose', async () => {
    const mother = await add('Марія Коваль', 'check-up')
    const son = await add('Іван Коваль', null)
    const of = [mother, son]
    const outcome: CallOutcome = { ...booking, appointmentKind: 'consultation', of }
    expectDone(await record(mother, outcome))
    expect(await readKinds(mother)).toEqual(['consultation', 'consultation'])
  })

  it('are not settled without a question while a colleague is calling', async () => {
    const asked = { kind: 'ask', question: 'claimed' }
    const number = await add('Марія Коваль', 'check-up')
    expectDone(await claimCaller(olha, desk, number, 'claim', []))
    expect(await record(number, { kind: 'noAnswer', of: [] })).toEqual(asked)
    expect(await record(number, { ...booking, of: [number] })).toEqual(asked)
    // The question about the colleague is not confirmed by another “yes”.
    expect(await record(number, { kind: 'noAnswer', of: [] }, ['outsideHours'])).toEqual(asked)
    expectDone(await record(number, { ...booking, of: [number] }, ['claimed']))
    expectDone(await claimCaller(olha, desk, number, 'claim', []))
    const { version, lead } = await getCaller(anna, desk, number)
    const cancel = { kind: 'cancelledByUs', appointment: lead.appointmentId ?? '' } as const
    const press = (who = anna, confirmed: ChangeQuestion[] = []) =>
      changeAppointment(who, desk, number, version, cancel, confirmed)
    expect(await press()).toEqual(asked)
    // The member of staff who is calling is not asked.
    expectDone(await press(olha))
  })

  it('are settled without a question after the call of a colleague has ended', async () => {
    const number = await add('Марія Коваль', 'check-up')
    expectDone(await claimCaller(olha, desk, number, 'claim', []))
    const after = { ...desk, now: new Date(noon.getTime() + 11 * 60_000) }
    const { version } = await getCaller(anna, after, number)
    const result = await recordCallOutcome(
      anna,
      after,
      number,
      version,
      { kind: 'noAnswer', of: [] },
      [],
    )
    expect(result.kind).toBe('done')
  })

  it('are ticked: an outcome that concerns nobody is refused, and says so', async () => {
    const mother = await add('Марія Коваль', null)
    await add('Софія Коваль', null)
    const outcomes: CallOutcome[] = [
      { kind: 'noAnswer', of: [] },
      { ...booking, appointmentAt: '2026-11-22T23:00:00.000Z', of: [] },
      { kind: 'later', dueAt: '2026-11-22T23:00:00.000Z', of: [] },
      { kind: 'closed', reason: 'unreachable', of: [] },
      { kind: 'spam', of: [] },
    ]
    for (const outcome of outcomes)
      expect(await record(mother, outcome)).toEqual({ kind: 'noneTicked' })
    // A single person needs no tick to be out of reach.
    await given.db.deleteFrom('lead').execute()
    const single = await add('Марія Коваль', null)
    expect(await record(single, { ...booking, of: [] })).toEqual({ kind: 'noneTicked' })
    expectDone(await record(single, { kind: 'noAnswer', of: [] }))
  })

  it('are not called twice by a press that is repeated on the next page', async () => {
    const mother = await add('Марія Коваль', null)
    const event = expectDone(await record(mother, { kind: 'noAnswer', of: [mother] }))
    const readAttempts = async () => (await getCaller(anna, desk, mother)).lead.attempts
    desk = { ...desk, now: new Date(noon.getTime() + 3000) }
    const repeated = { kind: 'done', event, isRepeated: true }
    expect(await record(mother, { kind: 'noAnswer', of: [mother] })).toEqual(repeated)
    expect(await readAttempts()).toBe(1)
    // The same time for another request is no repetition, and neither is another time.
    const other = await add('Марія Коваль', 'check-up')
    const daughter = await add('Софія Коваль', null)
    const later = { kind: 'later', dueAt: '2026-11-23T08:00:00.000Z' } as const
    expectDone(await record(mother, { ...later, of: [mother] }))
    expect(await record(mother, { ...later, of: [mother] })).toMatchObject({ isRepeated: true })
    const corrected = { ...later, dueAt: '2026-11-23T09:00:00.000Z', of: [mother] }
    for (const outcome of [corrected, { ...later, of: [other] }, { ...later, of: [daughter] }])
      expect(await record(mother, outcome)).not.toHaveProperty('isRepeated')
    // After a minute it is another call.
    desk = { ...desk, now: new Date(noon.getTime() + 63_000) }
    expectDone(await record(mother, { kind: 'noAnswer', of: [mother] }))
    expect(await readAttempts()).toBe(2)
  })

  it('keep a promised callback to come when somebody else does not answer', async () => {
    const mother = await add('Марія Коваль', null)
    const daughter = await add('Софія Коваль', null)
    const dueAt = '2026-11-23T08:00:00.000Z'
    expectDone(await record(mother, { kind: 'later', dueAt, of: [mother] }))
    expectDone(await record(daughter, { kind: 'noAnswer', of: [daughter] }))
    const { leads } = await getCaller(anna, desk, mother)
    expect(leads.map(({ deskStatus }) => deskStatus)).toEqual(['noAnswer', 'later'])
    expect(leads[1]?.dueAt).toBe(dueAt)
  })
})
