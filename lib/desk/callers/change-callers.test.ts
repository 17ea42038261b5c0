import { recordCallOutcome } from '#lib/desk/callers/record-outcome'
import { claimCaller } from '#lib/desk/callers/claim-caller'
import { getCallbackTimes } from '#lib/desk/callers/callback-times'
import { addNote } from '#lib/desk/callers/add-note'
import { undoOutcome } from '#lib/desk/callers/undo-outcome'
import type { AppointmentChange, CallOutcome } from '#lib/desk/callers/outcome-schema'
import { changeQuestions, type ChangeResult } from '#lib/desk/callers/change-caller'
import { findCaller } from '#lib/desk/callers/caller'
import type { Desk } from '#lib/desk/desk'
import { changeAppointment } from '#lib/desk/appointments/change-appointment'
import { readDayPlan } from '#lib/desk/appointments/day-plan'
import { listCallers } from '#lib/desk/lists/list-callers'
import { viewCaller } from '#lib/desk/callers/view-caller'
import { sql } from 'kysely'
import { expectDone } from '#e2e/support/caller-steps'
import { describeEachDatabase } from '#e2e/support/test-databases'
import { makePerson, addLead } from '#e2e/support/test-lead'
import { countOpeningMinutes } from '#lib/time/opening-minutes'
import { getSiteContent } from '#lib/content/current-content'
import type { Lead } from '#lib/leads/lead'

const anna = makePerson('anna')
const olha = makePerson('olha')
const admin = makePerson('admin', 'admin')
const phone = '+380671112233'
/** Noon in UTC on a Friday, which is 14:00 in Kyiv. */
const noon = new Date('2026-11-20T12:00:00.000Z')
const minute = 60_000

describeEachDatabase('changes of callers', (given) => {
  let desk: Desk

  const later = (minutes: number): Desk => ({
    ...desk,
    now: new Date(noon.getTime() + minutes * minute),
  })

  beforeEach(() => {
    desk = { db: given.db, folder: null, channels: ['provider'], now: noon }
  })

  const add = (changes: Partial<Lead> = {}, channels: string[] = []) =>
    addLead(given.store, { createdAt: '2026-11-20T11:50:00.000Z', ...changes }, channels)
  const queue = async (at = desk) => (await listCallers(anna, at, { tab: 'queue', page: 1 })).lines
  const numbers = async (at = desk) => (await queue(at)).map(({ lead }) => lead.number)
  const leadOf = async (number: number) => {
    const caller = await findCaller(anna, desk, number)
    return caller?.leads.find((lead) => lead.number === number)
  }
  const versionOf = async (number: number) => (await findCaller(anna, desk, number))?.version ?? ''
  /** The version of a caller with one lead that has not been changed. */
  const firstVersion = (number: number) => `${number}.1`
  const appointment = {
    appointmentAt: '2026-11-23T08:00:00.000Z',
    appointmentKind: 'consultation',
    appointmentDoctor: null,
  } as const

  /** Records an outcome for the caller's current version. Returns the id of the recorded event. */
  async function done(action: CallOutcome, number: number, who = anna, at = desk): Promise<number> {
    const result = await recordCallOutcome(who, at, number, await versionOf(number), action, [])
    return expectDone(result)
  }

  /** Moves or ends the appointment of a lead. */
  async function changeAppointmentOf(
    number: number,
    change: Pick<AppointmentChange, 'kind'> & Partial<AppointmentChange>,
    at = desk,
  ): Promise<number> {
    const { appointmentId } = (await leadOf(number)) ?? {}
    const whole = { ...change, appointment: appointmentId ?? '' } as AppointmentChange
    const version = await versionOf(number)
    const result = await changeAppointment(anna, at, number, version, whole, [])
    return expectDone(result)
  }

  it('the queue has due callbacks first, then the oldest lead, with the opening minutes of waiting', async () => {
    const monday = await add({ createdAt: '2026-11-23T07:05:00.000Z' })
    const weekend = await add({ createdAt: '2026-11-21T10:00:00.000Z' })
    const suspected = await add({ status: 'suspected' })
    const called = await add()
    await done({ kind: 'noAnswer', of: [] }, called)
    expect(await numbers(later(59))).toEqual([monday, weekend])
    expect(await numbers(later(60))).toEqual([called, monday, weekend])
    const at: Desk = { ...desk, now: new Date('2026-11-23T07:20:00.000Z') }
    const shown = await queue(at)
    // The test computes the expected minutes, because the opening hours in `content` may change.
    const since = ['2026-11-20T13:00:00Z', '2026-11-23T07:05:00Z', '2026-11-21T10:00:00Z']
    const waited = since.map((time) =>
      countOpeningMinutes(new Date(time), at.now, getSiteContent().clinic.hours),
    )
    expect(shown.map(({ waitedMinutes }) => waitedMinutes)).toEqual(waited)
    expect(shown[0]?.lead).toMatchObject({
      deskStatus: 'noAnswer',
      attempts: 1,
      dueAt: '2026-11-20T13:00:00.000Z',
    })
    expect(shown.map(({ lead }) => lead.number)).not.toContain(suspected)
  })

  it('records the outcome of a call and the time of the first call', async () => {
    const number = await add()
    await done({ kind: 'noAnswer', of: [] }, number)
    expect(await leadOf(number)).toMatchObject({
      deskStatus: 'noAnswer',
      attempts: 1,
      firstCallMinutes: 10,
    })
    const dueAt = '2026-11-23T08:00:00.000Z'
    await done({ kind: 'later', dueAt, of: [number] }, number, olha, later(70))
    expect(await leadOf(number)).toMatchObject({ deskStatus: 'later', attempts: 1, dueAt })
    await done({ kind: 'booked', ...appointment, of: [number] }, number, anna, later(80))
    const booked = {
      deskStatus: 'booked',
      dueAt: null,
      appointment: { at: appointment.appointmentAt, status: 'booked' },
      firstCallAt: noon.toISOString(),
    }
    expect(await leadOf(number)).toMatchObject({ ...booked, firstCallMinutes: 10 })
    await changeAppointmentOf(number, { kind: 'cancelledByThem' })
    await done({ kind: 'closed', reason: 'declined', of: [number] }, number, anna, later(90))
    expect(await leadOf(number)).toMatchObject({
      deskStatus: 'closed',
      reason: 'declined',
      appointment: { status: 'cancelledByThem' },
    })
    expect(await numbers(later(10_000))).toEqual([])
    await done({ kind: 'reopened', of: [number] }, number, olha)
    expect(await numbers()).toEqual([number])
    const shown = await viewCaller(anna, desk, number)
    expect(shown?.events.map(({ staffId, action }) => [staffId, action])).toEqual([
      ['olha', 'reopened'],
      ['anna', 'closed'],
      ['anna', 'cancelledByThem'],
      ['anna', 'booked'],
      ['olha', 'later'],
      ['anna', 'noAnswer'],
    ])
  })

  it('a lead that is opened again waits since then, and not since the sign-up', async () => {
    const number = await add()
    await done({ kind: 'booked', ...appointment, of: [number] }, number)
    const monday = { ...desk, now: new Date('2026-11-23T09:00:00.000Z') }
    await changeAppointmentOf(number, { kind: 'came' }, monday)
    const tuesday = { ...desk, now: new Date('2026-11-24T09:00:00.000Z') }
    const reopening = await done({ kind: 'reopened', of: [number] }, number, anna, tuesday)
    const muchLater = { ...desk, now: new Date('2026-11-24T09:07:00.000Z') }
    expect(await queue(muchLater)).toMatchObject([{ queuePart: 'due', waitedMinutes: 7 }])
    expect((await undoOutcome(anna, tuesday, number, reopening)).kind).toBe('done')
    expect(await leadOf(number)).toMatchObject({ deskStatus: 'came', dueAt: null })
  })

  it('a call is the first call of every request of the person, ticked or not', async () => {
    const ticked = await add({ phone })
    const unticked = await add({ phone, order: 'check-up' })
    const other = await add({ phone, name: 'Дарина' })
    const at = later(5)
    const outcome: CallOutcome = { kind: 'booked', ...appointment, of: [ticked] }
    const booking = await done(outcome, ticked, anna, at)
    const firstCall = { firstCallAt: at.now.toISOString(), firstCallMinutes: 15 }
    expect(await leadOf(ticked)).toMatchObject(firstCall)
    expect(await leadOf(unticked)).toMatchObject({ deskStatus: 'new', ...firstCall })
    expect(await leadOf(other)).toMatchObject({ deskStatus: 'new', firstCallAt: null })
    await done({ kind: 'closed', reason: 'other', of: [unticked] }, unticked, anna, later(70))
    expect(await leadOf(unticked)).toMatchObject({ deskStatus: 'closed', ...firstCall })
    const history = (await viewCaller(anna, desk, ticked))?.events ?? []
    expect((await undoOutcome(anna, desk, ticked, history[0]?.id ?? 0)).kind).toBe('done')
    expect((await undoOutcome(anna, desk, ticked, booking)).kind).toBe('done')
    for (const number of [ticked, unticked])
      expect(await leadOf(number)).toMatchObject({ deskStatus: 'new', firstCallAt: null })
  })

  it('an outcome ends the claim of all requests, also of those that are not ticked', async () => {
    const ticked = await add({ phone })
    const unticked = await add({ phone, order: 'check-up' })
    await claimCaller(anna, desk, ticked, 'claim', [])
    await done({ kind: 'closed', reason: 'other', of: [ticked] }, ticked)
    expect((await findCaller(anna, desk, unticked))?.claim).toBeNull()
    // A colleague's claim stays.
    await claimCaller(olha, desk, unticked, 'claim', [])
    const third = await add({ phone, order: 'package:concierge-max' })
    await claimCaller(olha, desk, third, 'claim', [])
    const close: CallOutcome = { kind: 'closed', reason: 'other', of: [unticked] }
    const version = await versionOf(unticked)
    expectDone(await recordCallOutcome(anna, desk, unticked, version, close, changeQuestions))
    expect((await findCaller(anna, desk, third))?.claim).toMatchObject({ by: 'olha' })
  })

  it('a phone is one caller: no answer counts once, and an order stays open until it is settled', async () => {
    const first = await add({ phone, order: 'package:concierge-max' })
    const checkUp = await add({ phone, order: 'check-up' })
    const again = await add({ phone, order: 'check-up' })
    const short = await add({ phone: '+38067' })
    const otherShort = await add({ phone: '+38067' })
    // The desk shows the newest open lead of the caller, but the waiting time begins with the
    // oldest open lead.
    expect(await numbers()).toEqual([again, short, otherShort])
    await done({ kind: 'noAnswer', of: [] }, again)
    expect(await numbers(later(60))).toEqual([again, short, otherShort])
    for (const number of [first, checkUp, again])
      expect(await leadOf(number)).toMatchObject({ attempts: 1 })
    // The outcome changes the ticked leads only, so `first` stays open.
    await done({ kind: 'booked', ...appointment, of: [again, checkUp] }, again)
    expect(await leadOf(checkUp)).toMatchObject({ deskStatus: 'booked' })
    expect(await leadOf(first)).toMatchObject({ deskStatus: 'noAnswer' })
    // The queue shows the newest lead that still needs a call.
    expect(await numbers(later(60))).toEqual([first, short, otherShort])
    await done({ kind: 'closed', reason: 'declined', of: [first] }, again)
    expect(await numbers(later(60))).toEqual([short, otherShort])
  })

  it('when two people change one caller at once, the second gets a conflict', async () => {
    const number = await add()
    const results = await Promise.all([
      recordCallOutcome(
        anna,
        desk,
        number,
        firstVersion(number),
        { kind: 'booked', ...appointment, of: [number] },
        [],
      ),
      recordCallOutcome(
        olha,
        desk,
        number,
        firstVersion(number),
        { kind: 'closed', reason: 'declined', of: [number] },
        [],
      ),
    ])
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'done'])
    expect((await viewCaller(anna, desk, number))?.events).toHaveLength(1)
    // The second click of a double click does not count as a second call.
    const other = await add()
    const press = () =>
      recordCallOutcome(anna, desk, other, firstVersion(other), { kind: 'noAnswer', of: [] }, [])
    expect(await press()).toEqual(await press())
    expect(await leadOf(other)).toMatchObject({ attempts: 1 })
    // A lead that arrives before the outcome is sent makes the result a conflict. The card then
    // shows the new lead.
    const called = await add({ phone })
    await add({ phone })
    expect(
      await recordCallOutcome(
        anna,
        desk,
        called,
        firstVersion(called),
        { kind: 'noAnswer', of: [] },
        [],
      ),
    ).toEqual({
      kind: 'conflict',
    })
  })

  it('any person can undo the latest outcome, and then the previous outcome', async () => {
    const number = await add()
    const missed = await done({ kind: 'noAnswer', of: [] }, number)
    const closed = await done({ kind: 'closed', reason: 'declined', of: [number] }, number)
    expect(await undoOutcome(olha, desk, number, missed)).toEqual({ kind: 'conflict' })
    const press = () => addNote(olha, desk, number, ' Просила\nпісля шостої ')
    expect(await press()).toEqual(await press())
    expect((await undoOutcome(olha, desk, number, closed)).kind).toBe('done')
    expect(await leadOf(number)).toMatchObject({
      deskStatus: 'noAnswer',
      reason: null,
      attempts: 1,
    })
    expect((await undoOutcome(anna, desk, number, missed)).kind).toBe('done')
    const fresh = {
      deskStatus: 'new',
      attempts: 0,
      dueAt: null,
      firstCallAt: null,
      firstCallMinutes: null,
    }
    expect(await leadOf(number)).toMatchObject(fresh)
    expect(await undoOutcome(olha, desk, number, missed)).toEqual({ kind: 'conflict' })
    // A second click on “undo” changes nothing.
    expect((await undoOutcome(anna, desk, number, missed)).kind).toBe('done')
    const events = (await viewCaller(anna, desk, number))?.events ?? []
    expect(events.filter(({ action }) => action === 'undo')).toMatchObject([
      { staffId: 'anna', detail: { undone: 'noAnswer' } },
      { staffId: 'olha', detail: { undone: 'closed' } },
    ])
    expect(events.flatMap(({ detail }) => detail.note ?? [])).toEqual(['Просила після шостої'])
  })

  it('asks before a time outside opening hours and before a double booking of a doctor', async () => {
    const one = await add()
    const two = await add()
    const ask = (action: CallOutcome, number: number, isSure = false): Promise<ChangeResult> =>
      recordCallOutcome(
        anna,
        desk,
        number,
        firstVersion(number),
        action,
        isSure ? changeQuestions : [],
      )
    const night = '2026-11-23T23:00:00.000Z'
    expect(await ask({ kind: 'later', dueAt: night, of: [one] }, one)).toEqual({
      kind: 'ask',
      question: 'outsideHours',
      at: night,
    })
    const withDoctor = { ...appointment, appointmentDoctor: 'doctor-1' }
    await done({ kind: 'booked', ...withDoctor, of: [one] }, one)
    const after = (minutes: number) =>
      new Date(Date.parse(appointment.appointmentAt) + minutes * minute).toISOString()
    const booking: CallOutcome = {
      kind: 'booked',
      ...withDoctor,
      appointmentAt: after(20),
      of: [two],
    }
    expect(await ask(booking, two)).toMatchObject({ kind: 'ask', question: 'doubleBooked' })
    expect(await ask({ ...booking, appointmentDoctor: 'doctor-2' }, two)).toMatchObject({
      kind: 'done',
    })
    // The appointment of lead `one` moves by ten minutes. The time that this appointment had before
    // the move is no double booking.
    await changeAppointmentOf(one, { ...withDoctor, kind: 'moved', appointmentAt: after(10) })
    const three = await add()
    for (const dueAt of ['2026-11-20T11:59:00.000Z', '2028-11-20T11:59:00.000Z'])
      expect(await ask({ kind: 'later', dueAt, of: [three] }, three, true)).toEqual({
        kind: 'invalid',
      })
    expect((await ask({ kind: 'later', dueAt: night, of: [three] }, three, true)).kind).toBe('done')
    const day = await readDayPlan(anna, desk, '2026-11-23')
    expect(day.lines.map(({ lead }) => lead.number)).toEqual([one, two])
  })

  it('a claim shows for ten minutes who is calling, asks the next person, and counts as the first call', async () => {
    const number = await add()
    const claimOf = async (at: Desk) => (await queue(at))[0]?.claim
    expect((await claimCaller(anna, desk, number, 'claim', [])).kind).toBe('done')
    expect(await claimCaller(olha, desk, number, 'claim', [])).toEqual({
      kind: 'ask',
      question: 'claimed',
    })
    expect(await claimOf(later(9))).toMatchObject({ by: 'anna' })
    expect(await claimOf(later(10))).toBeNull()
    expect(
      (
        await recordCallOutcome(
          anna,
          later(6),
          number,
          firstVersion(number),
          { kind: 'noAnswer', of: [] },
          [],
        )
      ).kind,
    ).toBe('done')
    expect(await leadOf(number)).toMatchObject({
      claimedBy: null,
      firstCallAt: noon.toISOString(),
      firstCallMinutes: 10,
    })
    expect((await claimCaller(anna, later(70), number, 'claim', [])).kind).toBe('done')
    expect((await claimCaller(olha, later(71), number, 'claim', ['claimed'])).kind).toBe('done')
    expect((await findCaller(anna, later(72), number))?.claim).toMatchObject({ by: 'olha' })
  })

  it('a claim made while the clock was 400 days ahead does not block a call', async () => {
    const number = await add()
    expect((await claimCaller(anna, later(400 * 24 * 60), number, 'claim', [])).kind).toBe('done')
    expect((await findCaller(anna, desk, number))?.claim).toBeNull()
    expect((await claimCaller(olha, desk, number, 'claim', [])).kind).toBe('done')
  })

  it('spam is withdrawn from every channel; a lead marked as not spam is delivered', async () => {
    const deliveries = async (number: number) =>
      (await viewCaller(admin, desk, number))?.deliveries.map(({ channel, status }) => [
        channel,
        status,
      ])
    const good = await add({ status: 'suspected' })
    const bad = await add({}, ['provider'])
    expect(await numbers()).toEqual([bad])
    const spam = await done({ kind: 'spam', of: [] }, bad)
    expect(await deliveries(bad)).toEqual([])
    const again: CallOutcome = { kind: 'spam', of: [] }
    expect(await recordCallOutcome(anna, desk, bad, await versionOf(bad), again, [])).toEqual({
      kind: 'invalid',
    })
    await done({ kind: 'notSpam', of: [] }, good)
    expect(await numbers()).toEqual([good])
    expect(await deliveries(good)).toEqual([['provider', 'pending']])
    expect((await undoOutcome(anna, desk, bad, spam)).kind).toBe('done')
    expect(await deliveries(bad)).toEqual([['provider', 'pending']])
  })

  it('marketing sees no callers', async () => {
    const number = await add()
    const marketing = makePerson('reklama', 'marketing')
    const attempts = [
      () => listCallers(marketing, desk, { tab: 'all', page: 1 }),
      () => viewCaller(marketing, desk, number),
      () => readDayPlan(marketing, desk, '2026-11-20'),
      () =>
        recordCallOutcome(
          marketing,
          desk,
          number,
          firstVersion(number),
          { kind: 'noAnswer', of: [] },
          [],
        ),
      () => addNote(marketing, desk, number, 'x'),
    ]
    for (const attempt of attempts)
      await expect(attempt()).rejects.toThrow('Needs the role reception')
  })

  it('the history cannot be changed and is kept as long as the lead', async () => {
    const number = await add()
    await addNote(anna, desk, number, 'Перша')
    await expect(sql`UPDATE lead_event SET action = 'x'`.execute(desk.db)).rejects.toThrow(
      /never changed/,
    )
    await expect(sql`DELETE FROM lead_event`.execute(desk.db)).rejects.toThrow(
      /only with their lead/,
    )
    expect((await viewCaller(anna, desk, number))?.events).toHaveLength(1)
    await desk.db.deleteFrom('lead').execute()
    expect(await desk.db.selectFrom('leadEvent').selectAll().execute()).toEqual([])
  })
})

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const hours = {
  week: [{ days, opens: '09:00', closes: '19:00' }],
  closed: ['2026-12-25'],
  special: [],
}
const times = (now: string) =>
  getCallbackTimes(new Date(now), hours).map((time) => time.toISOString())

// The clinic is open on weekdays from 9 to 19. In winter Kyiv is two hours ahead of UTC.
it.each([
  ['in the morning', '2026-11-18T08:00:00Z', ['18T09:00', '18T15:00', '19T07:00', '19T12:00']],
  [
    'seconds after a minute',
    '2026-11-18T08:00:20Z',
    ['18T09:01', '18T15:00', '19T07:00', '19T12:00'],
  ],
  ['towards the evening', '2026-11-18T15:30:00Z', ['18T16:30', '19T07:00', '19T12:00']],
  ['an hour before it closes', '2026-11-18T16:30:00Z', ['19T07:00', '19T12:00']],
  ['before a weekend', '2026-11-20T12:00:00Z', ['20T13:00', '20T15:00', '23T07:00', '23T12:00']],
  ['on a Sunday', '2026-11-22T12:00:00Z', ['23T07:00', '23T12:00']],
])('offers times ahead at which the clinic is open, %s', (_when, now, expected) => {
  expect(times(now)).toEqual(expected.map((time) => `2026-11-${time}:00.000Z`))
})
