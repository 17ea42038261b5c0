import { addLead, makePerson } from '#e2e/support/test-lead'
import { expectDone, getCaller } from '#e2e/support/caller-steps'
import { describeEachDatabase } from '#e2e/support/test-databases'
import { countRows } from '#lib/database/count-rows'
import { changeAppointment } from '#lib/desk/appointments/change-appointment'
import { readDayPlan } from '#lib/desk/appointments/day-plan'
import type { ChangeQuestion } from '#lib/desk/callers/change-caller'
import type { AppointmentChange, CallOutcome } from '#lib/desk/callers/outcome-schema'
import { recordCallOutcome } from '#lib/desk/callers/record-outcome'
import { undoOutcome } from '#lib/desk/callers/undo-outcome'
import type { Desk } from '#lib/desk/desk'
import { readStatistics } from '#lib/desk/statistics/leads-statistics'
import { eraseLeads } from '#lib/leads/erasure'

const anna = makePerson('anna')
const olha = makePerson('olha')
/** 14:00 in Kyiv on a Friday. */
const noon = new Date('2026-11-20T12:00:00.000Z')
const monday = '2026-11-23'
const details = {
  appointmentAt: `${monday}T08:00:00.000Z`,
  appointmentKind: 'checkUp',
  appointmentDoctor: 'doctor-1',
} as const
const otherTime = `${monday}T12:00:00.000Z`
const price = 30_000

describeEachDatabase('appointments changed by several people', (given) => {
  let desk: Desk

  beforeEach(() => {
    desk = { db: given.db, folder: null, channels: [], now: noon }
  })

  const at = (time: string): Desk => ({ ...desk, now: new Date(time) })
  const add = (phone: string, createdAt = '2026-11-20T11:50:00.000Z') =>
    addLead(given.store, { phone, order: 'check-up', createdAt })
  const addTwo = async () => [await add('+380671112201'), await add('+380671112202')] as const
  const callerOf = (number: number) => getCaller(anna, desk, number)
  const tryOutcome = async (
    number: number,
    outcome: CallOutcome,
    { person = anna, deskThen = desk, confirmed = [] as readonly ChangeQuestion[] } = {},
  ) => {
    const { version } = await callerOf(number)
    return recordCallOutcome(person, deskThen, number, version, outcome, confirmed)
  }
  const book = async (number: number, appointmentAt: string = details.appointmentAt) =>
    expectDone(
      await tryOutcome(number, { kind: 'booked', ...details, appointmentAt, of: [number] }),
    )
  const change = async (
    number: number,
    values: Omit<AppointmentChange, 'appointment'>,
    deskThen = desk,
  ) => {
    const { version, lead } = await callerOf(number)
    const whole = { ...values, appointment: lead.appointmentId ?? '' } as AppointmentChange
    return expectDone(await changeAppointment(anna, deskThen, number, version, whole, []))
  }
  const move = { kind: 'moved', ...details, appointmentAt: otherTime } as const
  const undo = (number: number, event: number) => undoOutcome(olha, desk, number, event)
  const count = async (from: string, to: string) => {
    const view = { from, to, by: 'utm_source', touch: 'last', tests: false } as const
    const { total, days } = await readStatistics(anna, desk, view)
    const [booked, came, value] = [total.booked, total.came, total.value]
    expect(days.reduce((sum, day) => sum + day.booked, 0)).toBe(booked)
    return { booked, came, value, before: total.before.booked }
  }
  const numbersOf = async (day: string) =>
    (await readDayPlan(anna, desk, day)).lines.map(({ lead }) => lead.number)

  it('two colleagues at once do not give one time of a doctor to two people', async () => {
    const numbers = await addTwo()
    for (let round = 0; round < 5; round++) {
      const results = await Promise.all(
        numbers.map((number, index) =>
          tryOutcome(
            number,
            { kind: 'booked', ...details, of: [number] },
            { person: index === 0 ? anna : olha },
          ),
        ),
      )
      expect(results.map(({ kind }) => kind).toSorted()).toEqual(['ask', 'done'])
      const done = results.findIndex(({ kind }) => kind === 'done')
      const [first] = results.filter(({ kind }) => kind === 'done')
      const event = first ? expectDone(first) : 0
      expect(await undo(numbers[done] ?? 0, event)).toEqual({ kind: 'done' })
    }
  })

  it('an undo of a move or a cancellation is refused while the time belongs to another person', async () => {
    const [one, two] = await addTwo()
    await book(one)
    for (const values of [move, { kind: 'cancelledByThem' } as const]) {
      const changing = await change(one, values)
      const booking = await book(two)
      expect(await undo(one, changing)).toEqual({ kind: 'taken' })
      expect((await callerOf(one)).lead.appointment).toMatchObject(
        values.kind === 'moved' ? { at: otherTime } : { status: 'cancelledByThem' },
      )
      expect(await undo(two, booking)).toEqual({ kind: 'done' })
      expect(await undo(one, changing)).toEqual({ kind: 'done' })
      expect((await callerOf(one)).lead.appointment).toMatchObject({
        at: details.appointmentAt,
        status: 'booked',
      })
    }
  })

  it('an appointment to which the person came is counted after the request is booked again', async () => {
    const number = await add('+380671112201')
    await book(number)
    const afterwards = at(`${monday}T09:00:00.000Z`)
    await change(number, { kind: 'came' }, afterwards)
    const reopening: CallOutcome = { kind: 'reopened', of: [number] }
    expectDone(await tryOutcome(number, reopening, { deskThen: afterwards }))
    const again = { ...details, appointmentAt: '2026-11-25T08:00:00.000Z' }
    const booking: CallOutcome = { kind: 'booked', ...again, of: [number] }
    const event = expectDone(await tryOutcome(number, booking, { deskThen: afterwards }))
    const today = ['2026-11-20', '2026-11-20'] as const
    expect(await count(...today)).toEqual({ booked: 2, came: 1, value: price, before: 0 })
    expect(await numbersOf(monday)).toEqual([number])
    expect(await numbersOf('2026-11-25')).toEqual([number])
    expect(await undo(number, event)).toEqual({ kind: 'done' })
    expect(await count(...today)).toEqual({ booked: 1, came: 1, value: price, before: 0 })
    expectDone(await tryOutcome(number, booking, { deskThen: afterwards }))
    await eraseLeads(given.db, { column: 'phone', value: '+380671112201' }, noon)
    expect(await countRows(given.db.selectFrom('appointment'))).toBe(0)
  })

  it('an appointment with requests of two periods is counted in the first period only', async () => {
    const phone = '+380671112201'
    const first = await add(phone, '2026-11-12T10:00:00.000Z')
    const second = await add(phone, '2026-11-20T10:00:00.000Z')
    expectDone(await tryOutcome(first, { kind: 'booked', ...details, of: [first, second] }))
    const once = { booked: 1, came: 0, value: price, before: 0 }
    const none = { booked: 0, came: 0, value: 0, before: 0 }
    expect(await count('2026-11-10', '2026-11-15')).toEqual(once)
    expect(await count('2026-11-18', '2026-11-20')).toEqual(none)
    expect(await count('2026-11-16', '2026-11-21')).toEqual({ ...none, before: 1 })
    expect(await count('2026-11-10', '2026-11-20')).toEqual(once)
  })

  it('a “yes” confirms only the question that was shown', async () => {
    const [one, two] = await addTwo()
    const night = `${monday}T23:00:00.000Z`
    const booking = (number: number): CallOutcome => ({
      kind: 'booked',
      ...details,
      appointmentAt: night,
      of: [number],
    })
    expectDone(await tryOutcome(one, booking(one), { confirmed: ['outsideHours'] }))
    const ask = async (...confirmed: ChangeQuestion[]) =>
      tryOutcome(two, booking(two), { confirmed })
    const isTaken = { kind: 'ask', question: 'doubleBooked', at: night }
    expect(await ask()).toEqual(isTaken)
    expect(await ask('outsideHours', 'claimed', 'erase')).toEqual(isTaken)
    expect(await ask('doubleBooked')).toEqual({ ...isTaken, question: 'outsideHours' })
    expect((await ask('doubleBooked', 'outsideHours')).kind).toBe('done')
  })
})
