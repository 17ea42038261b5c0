import { addAppointment, addLead, makePerson } from '#e2e/support/test-lead'
import { describeEachDatabase } from '#e2e/support/test-databases'
import { getSiteContent } from '#lib/content/current-content'
import { chooseKindByLeads, findOrderedDoctor } from '#lib/desk/appointments/appointment-kinds'
import { isDoubleBooked } from '#lib/desk/appointments/double-booking'
import { listFreeTimes, readFreeTimes } from '#lib/desk/appointments/free-times'
import type { Desk } from '#lib/desk/desk'
import { getKyivClockTime } from '#lib/time/kyiv-time'

const anna = makePerson('anna')
/** A Friday, 14:00 in Kyiv. */
const noon = new Date('2026-11-20T12:00:00.000Z')
const hours = {
  week: [
    { days: ['Monday', 'Friday'], opens: '09:00', closes: '11:10' },
    { days: ['Monday'], opens: '13:00', closes: '14:00' },
  ],
  closed: ['2026-11-27'],
  special: [],
}
const listClockTimes = (day: string, taken: readonly string[] = [], now = noon) =>
  listFreeTimes(day, hours, taken.map(Date.parse), now).map((at) => getKyivClockTime(new Date(at)))

describe('free times of a day', () => {
  it('are half an hour apart, and the last ends before the clinic or its break closes', () => {
    expect(listClockTimes('2026-11-23')).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '13:00',
      '13:30',
    ])
  })

  it('leave out every time that a double booking would concern', () => {
    // An appointment at 09:40 in Kyiv (07:40 UTC) is less than half an hour from 09:30 and 10:00.
    expect(listClockTimes('2026-11-23', ['2026-11-23T07:40:00.000Z'])).toEqual([
      '09:00',
      '10:30',
      '13:00',
      '13:30',
    ])
  })

  it('are none on a closed day, and none that have passed', () => {
    expect(listClockTimes('2026-11-27')).toEqual([])
    expect(listClockTimes('2026-11-24')).toEqual([])
    const tenOClock = new Date('2026-11-23T08:00:00.000Z')
    expect(listClockTimes('2026-11-23', [], tenOClock)).toEqual(['10:30', '13:00', '13:30'])
  })
})

describe('the kind of an appointment', () => {
  it.each([
    [null, 'consultation'],
    ['other', 'consultation'],
    ['doctor:doctor-1', 'consultation'],
    ['weight-loss:free-consultation', 'consultation'],
    ['weight-loss:basic', 'programme'],
    ['package:concierge-light', 'programme'],
    ['check-up', 'checkUp'],
  ])('follows the order %s: %s', (order, kind) => {
    expect(chooseKindByLeads([{ order }])).toBe(kind)
  })

  it('an order of a doctor names the doctor', () => {
    expect(findOrderedDoctor('doctor:doctor-2')).toBe('doctor-2')
    expect(findOrderedDoctor('doctor:gone')).toBeNull()
    expect(findOrderedDoctor('check-up')).toBeNull()
  })
})

describeEachDatabase('free times of doctors', (given) => {
  let desk: Desk
  beforeEach(() => {
    desk = { db: given.db, folder: null, channels: [], now: noon }
  })

  const book = async (at: string, changes = {}) =>
    addAppointment(given.store, [await addLead(given.store, {})], {
      at,
      doctor: 'doctor-1',
      ...changes,
    })
  const readTimes = async (doctor: string, moved?: { id: string; at: string }) =>
    (await readFreeTimes(anna, desk, moved))
      .filter((each) => each.doctor === doctor)
      .flatMap(({ days }) => days.flatMap(({ times }) => times))

  it('for a moved appointment are of the days around its day', async () => {
    const at = '2026-12-16T08:00:00.000Z'
    const moved = { id: await book(at), at }
    const days = new Set((await readTimes('doctor-1', moved)).map((time) => time.slice(0, 10)))
    expect(days.size).toBe(5)
    expect([...days][0]).toBe('2026-12-14')
    expect(days).toContain('2026-12-16')
    const soon = { id: 'a', at: '2026-11-21T08:00:00.000Z' }
    const [first = ''] = await readTimes('doctor-1', soon)
    expect(first > noon.toISOString()).toBe(true)
    expect(first.slice(0, 10)).toBe('2026-11-20')
  })

  it('are the opening hours without the appointments that take the doctor’s time', async () => {
    const monday = '2026-11-23'
    const id = await book(`${monday}T08:00:00.000Z`)
    await book(`${monday}T10:00:00.000Z`, { status: 'cancelledByUs' })
    await book(`${monday}T11:00:00.000Z`, { doctor: null })
    await book(`${monday}T12:00:00.000Z`, { status: 'came' })
    const offered = await readTimes('doctor-1')
    const isOffered = (clock: string) => offered.includes(`${monday}T${clock}:00.000Z`)
    expect(['07:30', '08:00', '10:00', '11:00', '12:00'].map(isOffered)).toEqual([
      true,
      false,
      true,
      true,
      false,
    ])
    expect(await readTimes('doctor-2')).toContain(`${monday}T08:00:00.000Z`)
    // An appointment that is being moved does not count as a booking. The time that it has before
    // the move is therefore offered.
    expect(await readTimes('doctor-1', { id, at: `${monday}T08:00:00.000Z` })).toContain(
      `${monday}T08:00:00.000Z`,
    )
    for (const at of offered)
      expect(await isDoubleBooked(anna, desk, 'doctor-1', new Date(at), [])).toBe(false)
  })

  it('go on for five days with free times, today included', async () => {
    const [{ doctor = '', days = [] } = {}, ...others] = await readFreeTimes(anna, desk)
    expect([doctor, ...others.map((each) => each.doctor)]).toEqual(
      getSiteContent().doctors.map(({ id }) => id),
    )
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ])
  })
})
