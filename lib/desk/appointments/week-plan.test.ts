import { addAppointment, addLead, makePerson } from '#e2e/support/test-lead'
import { describeEachDatabase } from '#e2e/support/test-databases'
import { getSiteContent } from '#lib/content/current-content'
import { findMonday, joinFreeTimes, readWeekPlan } from '#lib/desk/appointments/week-plan'
import type { Desk } from '#lib/desk/desk'
import { getKyivClockTime } from '#lib/time/kyiv-time'

const anna = makePerson('anna')
/** A Wednesday, 14:00 in Kyiv. */
const wednesday = new Date('2026-11-25T12:00:00.000Z')
const workingDays = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
const formatClock = (at: string) => getKyivClockTime(new Date(at))

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-25', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(findMonday(day)).toBe(monday)
})

it('free times without a gap are one span', () => {
  const at = (clock: string) => `2026-11-23T${clock}:00.000Z`
  expect(joinFreeTimes([])).toEqual([])
  expect(joinFreeTimes([at('08:00'), at('08:30'), at('10:00')])).toEqual([
    { at: at('08:00'), until: at('09:00') },
    { at: at('10:00'), until: at('10:30') },
  ])
})

describeEachDatabase('the week of doctors', (given) => {
  let desk: Desk
  beforeEach(() => {
    desk = { db: given.db, folder: null, channels: [], now: wednesday }
  })

  const book = async (name: string, at: string, changes = {}) =>
    addAppointment(given.store, [await addLead(given.store, { name })], {
      at,
      doctor: 'doctor-1',
      ...changes,
    })
  const read = async (day: string) => {
    const { doctors } = await readWeekPlan(anna, desk, day)
    return doctors.map(({ doctor, days }) => ({
      doctor,
      days: days.map((each) => ({
        day: each.day,
        names: each.lines.map(({ lead }) => lead.name),
        free: each.free.map((span) => `${formatClock(span.at)}–${formatClock(span.until)}`),
      })),
    }))
  }

  it('has the appointments and the free time of each doctor on the open days', async () => {
    await book('Минула', '2026-11-23T08:00:00.000Z', { status: 'came' })
    await book('Друга', '2026-11-26T10:00:00.000Z')
    await book('Перша', '2026-11-26T08:00:00.000Z')
    await book('Скасована', '2026-11-26T12:00:00.000Z', { status: 'cancelledByUs' })
    await book('Іншого тижня', '2026-11-30T08:00:00.000Z')
    const [first, second, ...others] = await read('2026-11-27')
    expect(first?.doctor).toBe('doctor-1')
    expect(first?.days.map(({ day }) => day)).toEqual(workingDays)
    expect(first?.days.map(({ names }) => names)).toEqual([
      ['Минула'],
      [],
      [],
      ['Перша', 'Друга'],
      [],
    ])
    // Times in the past are not free. The clinic is open from 9 to 19.
    expect(first?.days.map(({ free }) => free)).toEqual([
      [],
      [],
      ['14:30–19:00'],
      ['09:00–10:00', '10:30–12:00', '12:30–19:00'],
      ['09:00–19:00'],
    ])
    expect(second?.doctor).toBe('doctor-2')
    expect(second?.days[3]).toEqual({ day: '2026-11-26', names: [], free: ['09:00–19:00'] })
    expect(others).toEqual([])
  })

  it('shows a closed day that has an appointment, and appointments of no doctor by themselves', async () => {
    await book('Субота', '2026-11-28T08:00:00.000Z')
    await book('Будь-хто', '2026-11-26T08:00:00.000Z', { doctor: null })
    await book('Колишня', '2026-11-26T08:00:00.000Z', { doctor: 'gone' })
    const weeks = await read('2026-11-23')
    const known = getSiteContent().doctors.map(({ id }) => id)
    expect(weeks.map(({ doctor }) => doctor).toSorted()).toEqual(
      [...known, null, 'gone'].toSorted(),
    )
    for (const { days } of weeks)
      expect(days.map(({ day }) => day)).toEqual([...workingDays, '2026-11-28'])
    const findWeek = (wanted: string | null) => weeks.find(({ doctor }) => doctor === wanted)
    expect(findWeek('doctor-1')?.days[5]).toMatchObject({ names: ['Субота'], free: [] })
    for (const [doctor, name] of [
      [null, 'Будь-хто'],
      ['gone', 'Колишня'],
    ] as const)
      expect(findWeek(doctor)?.days[3]).toMatchObject({ names: [name], free: [] })
    // An appointment without a doctor takes no doctor's time.
    expect(findWeek('doctor-1')?.days[3]?.free).toEqual(['09:00–19:00'])
  })

  it('a missed appointment gives the time back', async () => {
    await book('Не прийшла', '2026-11-25T13:00:00.000Z', { status: 'missed' })
    const [first] = await read('2026-11-25')
    expect(first?.days[2]).toMatchObject({ names: ['Не прийшла'], free: ['14:30–19:00'] })
  })

  it('is recorded in the audit log', async () => {
    // If one member of staff views the week twice within ten minutes, the audit log records one
    // view.
    const viewer = makePerson(crypto.randomUUID())
    await readWeekPlan(viewer, desk, '2026-11-25')
    await readWeekPlan(viewer, desk, '2026-11-26')
    const rows = given.db.selectFrom('audit').select('action').where('staffId', '=', viewer.id)
    expect(await rows.execute()).toEqual([{ action: 'week' }])
  })
})
