import { addLead, makePerson } from '#e2e/support/test-lead'
import { expectDone, getCaller } from '#e2e/support/caller-steps'
import { describeEachDatabase } from '#e2e/support/test-databases'
import { changeAppointment } from '#lib/desk/appointments/change-appointment'
import { isDoubleBooked } from '#lib/desk/appointments/double-booking'
import { readDayPlan, type DayPlanLine } from '#lib/desk/appointments/day-plan'
import { readCallerHistory } from '#lib/desk/callers/caller-history'
import type { ChangeQuestion } from '#lib/desk/callers/change-caller'
import type { AppointmentChange, CallOutcome } from '#lib/desk/callers/outcome-schema'
import { recordCallOutcome } from '#lib/desk/callers/record-outcome'
import { undoOutcome } from '#lib/desk/callers/undo-outcome'
import type { Desk } from '#lib/desk/desk'
import { listCallers } from '#lib/desk/lists/list-callers'
import { countTabs } from '#lib/desk/lists/tab-counts'
import { readStatistics } from '#lib/desk/statistics/leads-statistics'
import { eraseLeads } from '#lib/leads/erasure'
import type { Lead } from '#lib/leads/lead'

const anna = makePerson('anna')
const olha = makePerson('olha')
const phone = '+380671112233'
/** Noon in UTC on a Friday, which is 14:00 in Kyiv. */
const noon = new Date('2026-11-20T12:00:00.000Z')
const monday = '2026-11-23'
type Details = Omit<Extract<AppointmentChange, { kind: 'moved' }>, 'kind' | 'appointment'>
const details: Details = {
  appointmentAt: `${monday}T08:00:00.000Z`,
  appointmentKind: 'checkUp',
  appointmentDoctor: 'doctor-1',
}

describeEachDatabase('appointments', (given) => {
  let desk: Desk

  beforeEach(() => {
    desk = { db: given.db, folder: null, channels: [], now: noon }
  })

  const at = (time: string): Desk => ({ ...desk, now: new Date(time) })
  const afterAppointment = () => at(`${monday}T09:00:00.000Z`)

  const add = (changes: Partial<Lead> = {}) =>
    addLead(given.store, {
      phone,
      order: 'check-up',
      createdAt: '2026-11-20T11:50:00.000Z',
      ...changes,
    })
  const addDouble = async () => [await add(), await add()] as const
  const callerOf = (number: number) => getCaller(anna, desk, number)

  async function book(
    numbers: readonly number[],
    changes: Partial<Details> = {},
    confirmed: readonly ChangeQuestion[] = [],
  ): Promise<number> {
    const [number = 0] = numbers
    const outcome: CallOutcome = { kind: 'booked', ...details, of: [...numbers], ...changes }
    const { version } = await callerOf(number)
    return expectDone(await recordCallOutcome(anna, desk, number, version, outcome, confirmed))
  }

  type Change = { kind: AppointmentChange['kind'] } & Partial<Details>
  const tryChange = async (
    number: number,
    change: Change,
    deskThen = desk,
    confirmed: readonly ChangeQuestion[] = [],
  ) => {
    const { version, leads } = await callerOf(number)
    const id = leads.find((lead) => lead.number === number)?.appointmentId ?? ''
    const whole = { ...change, appointment: id } as AppointmentChange
    return changeAppointment(anna, deskThen, number, version, whole, confirmed)
  }
  const change = async (number: number, what: Change, deskThen = desk) =>
    expectDone(await tryChange(number, what, deskThen))
  const undo = async (number: number, event: number) =>
    expect((await undoOutcome(olha, desk, number, event)).kind).toBe('done')

  const describeLines = (lines: readonly DayPlanLine[]) =>
    lines.map(({ leads }) => leads.map(({ number }) => number))
  const dayOf = async (day = monday, deskThen = desk) =>
    describeLines((await readDayPlan(anna, deskThen, day)).lines)
  const statuses = async (numbers: readonly number[]) => {
    const rows = given.db
      .selectFrom('lead')
      .select('deskStatus')
      .where('number', 'in', numbers)
      .orderBy('number')
    return (await rows.execute()).map(({ deskStatus }) => deskStatus)
  }
  const isTimeTaken = () =>
    isDoubleBooked(anna, desk, 'doctor-1', new Date(details.appointmentAt), [])
  const countAll = async () => {
    const view = { from: '2026-11-20', to: '2026-11-20', by: 'utm_source', touch: 'last' } as const
    const { total } = await readStatistics(anna, desk, { ...view, tests: false })
    return [total.booked, total.came, total.value]
  }
  const countRows = async () =>
    (await given.db.selectFrom('appointment').selectAll().execute()).length
  /**
   * Reads everything that depends on the appointment: the leads' statuses, the plan of the day,
   * whether the doctor's time is taken, and the statistics.
   */
  const readEverything = async (numbers: readonly number[]) => ({
    statuses: await statuses(numbers),
    day: await dayOf(),
    isTimeTaken: await isTimeTaken(),
    statistics: await countAll(),
  })

  it('booking and cancelling a double request are mirror images, and undo is too', async () => {
    const numbers = await addDouble()
    const [first, second] = numbers
    const before = await readEverything(numbers)
    const price = 30_000
    const booking = await book(numbers)
    const booked = {
      statuses: ['booked', 'booked'],
      day: [[second, first]],
      isTimeTaken: true,
      statistics: [1, 0, price],
    }
    expect(await readEverything(numbers)).toEqual(booked)
    expect(await countRows()).toBe(1)
    // A cancellation concerns the whole appointment, so the request may name any lead of the
    // appointment.
    for (const number of numbers)
      for (const kind of ['cancelledByThem', 'cancelledByUs'] as const) {
        const cancelling = await change(number, { kind })
        expect(await readEverything(numbers)).toEqual({
          ...before,
          statuses: ['cancelled', 'cancelled'],
        })
        await undo(second, cancelling)
        expect(await readEverything(numbers)).toEqual(booked)
      }
    await undo(first, booking)
    expect(await readEverything(numbers)).toEqual(before)
    expect(await countRows()).toBe(0)
  })

  it('an appointment is moved with all its requests, and does not stand in its own way', async () => {
    const numbers = await addDouble()
    await book(numbers)
    const moved = { ...details, appointmentAt: `${monday}T08:10:00.000Z` }
    const moving = await change(numbers[1], { kind: 'moved', ...moved })
    const { leads } = await callerOf(numbers[0])
    expect(leads.map(({ appointment }) => appointment?.at)).toEqual([
      moved.appointmentAt,
      moved.appointmentAt,
    ])
    expect(await countRows()).toBe(1)
    await undo(numbers[0], moving)
    expect((await callerOf(numbers[0])).lead.appointment).toMatchObject({
      at: details.appointmentAt,
      status: 'booked',
    })
  })

  it('a further request is added to the appointment of the same person and time', async () => {
    const first = await add()
    await book([first])
    const second = await add({ order: null })
    const adding = await book([second])
    expect(await dayOf()).toEqual([[second, first]])
    expect(await countRows()).toBe(1)
    await undo(first, adding)
    expect(await dayOf()).toEqual([[first]])
    expect(await statuses([first, second])).toEqual(['booked', 'new'])
  })

  it('two people who are booked together get an appointment each, after a question', async () => {
    const mother = await add({ name: 'Марія Коваль' })
    const daughter = await add({ name: 'Софія Коваль' })
    const of = [mother, daughter]
    const { version } = await callerOf(mother)
    const outcome: CallOutcome = { kind: 'booked', ...details, of }
    expect(await recordCallOutcome(anna, desk, mother, version, outcome, [])).toEqual({
      kind: 'ask',
      question: 'doubleBooked',
      at: details.appointmentAt,
      isTogether: true,
    })
    await book(of, {}, ['doubleBooked'])
    expect((await dayOf()).flat().sort()).toEqual([mother, daughter].sort())
    await change(daughter, { kind: 'cancelledByThem' })
    expect(await statuses(of)).toEqual(['booked', 'cancelled'])
    expect(await dayOf()).toEqual([[mother]])
  })

  it('a person who did not come is in the queue at once, with the history', async () => {
    const numbers = await addDouble()
    await book(numbers)
    const missing = await change(numbers[0], { kind: 'missed' }, afterAppointment())
    expect(await statuses(numbers)).toEqual(['missed', 'missed'])
    const { lines } = await listCallers(anna, afterAppointment(), { tab: 'queue' })
    expect(lines).toMatchObject([{ isDue: true, lead: { deskStatus: 'missed' } }])
    const history = await readCallerHistory(anna, desk, await callerOf(numbers[0]))
    const { appointmentAt } = details
    expect(history).toMatchObject([
      { action: 'missed', detail: { appointmentAt } },
      { action: 'booked', detail: { appointmentAt } },
    ])
    // The missed appointment stays on the plan of its day and in the statistics.
    const again = await book(numbers, { appointmentAt: '2026-11-24T08:00:00.000Z' })
    expect(await countRows()).toBe(2)
    expect(await countAll()).toEqual([2, 0, 30_000])
    expect(await dayOf()).toEqual([[...numbers].reverse()])
    expect(await dayOf('2026-11-24')).toEqual([[...numbers].reverse()])
    await undo(numbers[0], again)
    expect(await countRows()).toBe(1)
    expect((await callerOf(numbers[0])).lead.appointment).toMatchObject({ status: 'missed' })
    expect(await countAll()).toEqual([1, 0, 0])
    await undo(numbers[0], missing)
    expect(await statuses(numbers)).toEqual(['booked', 'booked'])
  })

  it('a person who came needs no call, and is counted as came', async () => {
    const numbers = await addDouble()
    await book(numbers)
    await change(numbers[1], { kind: 'came' }, afterAppointment())
    expect(await statuses(numbers)).toEqual(['came', 'came'])
    expect((await listCallers(anna, afterAppointment(), { tab: 'queue' })).lines).toEqual([])
    expect(await countAll()).toEqual([1, 1, 30_000])
    // An appointment with the status `came` stays on the plan of the day and takes the doctor's
    // time.
    expect(await dayOf()).toHaveLength(1)
    expect(await isTimeTaken()).toBe(true)
  })

  it('no patient comes before the day, and no patient is missed before the time', async () => {
    const number = await add()
    await book([number])
    const invalid = { kind: 'invalid' }
    expect(await tryChange(number, { kind: 'came' })).toEqual(invalid)
    expect(await tryChange(number, { kind: 'missed' })).toEqual(invalid)
    const early = at(`${monday}T07:50:00.000Z`)
    expect(await tryChange(number, { kind: 'missed' }, early)).toEqual(invalid)
    expect((await tryChange(number, { kind: 'came' }, early)).kind).toBe('done')
    // An appointment that has ended cannot end again.
    expect(await tryChange(number, { kind: 'cancelledByUs' })).toEqual(invalid)
  })

  it('when two people end an appointment at once, the second gets a conflict', async () => {
    const number = await add()
    await book([number])
    const { version, lead } = await callerOf(number)
    const appointment = lead.appointmentId ?? ''
    const moved = { ...details, appointmentAt: `${monday}T10:00:00.000Z` }
    const changes: AppointmentChange[] = [
      { kind: 'cancelledByThem', appointment },
      { kind: 'moved', ...moved, appointment },
    ]
    const results = await Promise.all(
      changes.map((each, index) =>
        changeAppointment(index === 0 ? anna : olha, desk, number, version, each, []),
      ),
    )
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'done'])
  })

  it('past appointments are at the top of today, from any day, until somebody says how they ended', async () => {
    const past = await add({ phone: '+380671112201' })
    const today = await add({ phone: '+380671112202' })
    const later = await add({ phone: '+380671112203' })
    await book([past], { appointmentAt: '2026-11-20T12:30:00.000Z' })
    await book([today], { appointmentAt: `${monday}T07:00:00.000Z`, appointmentDoctor: null })
    await book([later], { appointmentAt: `${monday}T10:00:00.000Z`, appointmentDoctor: null })
    const now = afterAppointment()
    const read = async () => {
      const plan = await readDayPlan(anna, now, monday)
      return [describeLines(plan.unended), describeLines(plan.lines)]
    }
    expect(await read()).toEqual([[[past], [today]], [[later]]])
    expect((await countTabs(anna, now)).day).toBe(2)
    // Only the plan of today has `unended`. The plan of another day has the appointments of that
    // day.
    const friday = await readDayPlan(anna, now, '2026-11-20')
    expect([describeLines(friday.unended), describeLines(friday.lines)]).toEqual([[], [[past]]])
    await change(past, { kind: 'missed' }, now)
    await change(today, { kind: 'came' }, now)
    expect(await read()).toEqual([[], [[today], [later]]])
    expect((await countTabs(anna, now)).day).toBe(0)
  })

  it('an appointment ends with its last lead', async () => {
    const numbers = await addDouble()
    await book(numbers)
    const [{ id = '' } = {}] = (await callerOf(numbers[0])).leads
    await eraseLeads(given.db, { column: 'id', value: id }, noon)
    expect(await countRows()).toBe(1)
    await eraseLeads(given.db, { column: 'phone', value: phone }, noon)
    expect(await countRows()).toBe(0)
  })
})
