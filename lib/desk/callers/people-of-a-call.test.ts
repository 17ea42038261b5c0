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
    expect(await record(number, { kind: 'noAnswer' })).toEqual(asked)
    expect(await record(number, { ...booking, of: [number] })).toEqual(asked)
    // The question about the colleague is not confirmed by another “yes”.
    expect(await record(number, { kind: 'noAnswer' }, ['outsideHours'])).toEqual(asked)
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
    const result = await recordCallOutcome(anna, after, number, version, { kind: 'noAnswer' }, [])
    expect(result.kind).toBe('done')
  })
})
