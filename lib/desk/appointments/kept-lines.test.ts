import { addAppointment, addLead, makePerson } from '#e2e/support/test-lead'
import { expectDone, getCaller } from '#e2e/support/caller-steps'
import { describeEachDatabase } from '#e2e/support/test-databases'
import { changeAppointment } from '#lib/desk/appointments/change-appointment'
import { readDayPlan } from '#lib/desk/appointments/day-plan'
import { createKeptPath, readKeptNumbers } from '#lib/desk/appointments/kept-lines'
import { readReminders } from '#lib/desk/appointments/reminder-list'
import type { AppointmentChange } from '#lib/desk/callers/outcome-schema'
import { undoOutcome } from '#lib/desk/callers/undo-outcome'
import type { Desk } from '#lib/desk/desk'

const anna = makePerson('anna')
/** A Friday, 14:00 in Kyiv. */
const friday = new Date('2026-11-20T12:00:00.000Z')
const today = '2026-11-20'
const monday = '2026-11-23'

describeEachDatabase('lines that keep their place after a result', (given) => {
  let desk: Desk

  beforeEach(() => {
    desk = { db: given.db, folder: null, channels: [], now: friday }
  })

  const book = async (name: string, at: string) => {
    const number = await addLead(given.store, { name })
    return { number, id: await addAppointment(given.store, [number], { at }) }
  }
  const change = async (number: number, what: AppointmentChange) => {
    const { version } = await getCaller(anna, desk, number)
    return expectDone(await changeAppointment(anna, desk, number, version, what, []))
  }

  it('past appointments of the day stay with their result until the page is opened anew', async () => {
    const yesterday = await book('Ганна', '2026-11-19T08:00:00.000Z')
    const first = await book('Петро', '2026-11-20T08:00:00.000Z')
    const second = await book('Ірина', '2026-11-20T09:00:00.000Z')
    const read = async (kept: readonly number[]) => {
      const { unended, lines } = await readDayPlan(anna, desk, today, kept)
      const describe = (each: typeof lines) => each.map(({ lead, undo }) => [lead.name, undo?.id])
      return { unended: describe(unended), lines: describe(lines) }
    }
    const missed = await change(yesterday.number, { kind: 'missed', appointment: yesterday.id })
    const came = await change(first.number, { kind: 'came', appointment: first.id })
    expect(await read([yesterday.number, first.number])).toEqual({
      unended: [
        ['Ганна', missed],
        ['Петро', came],
        ['Ірина', undefined],
      ],
      lines: [],
    })
    expect(await read([])).toEqual({
      unended: [['Ірина', undefined]],
      lines: [['Петро', undefined]],
    })
    // A refused change leaves the line as it was.
    expect((await read([second.number])).unended).toEqual([['Ірина', undefined]])
    expect((await undoOutcome(anna, desk, first.number, came)).kind).toBe('done')
    expect((await read([first.number])).unended).toEqual([
      ['Петро', undefined],
      ['Ірина', undefined],
    ])
  })

  it('confirmed and cancelled appointments stay in the list of reminders', async () => {
    const first = await book('Петро', `${monday}T08:00:00.000Z`)
    const second = await book('Ірина', `${monday}T09:00:00.000Z`)
    const third = await book('Ганна', `${monday}T10:00:00.000Z`)
    const confirmed = await change(first.number, { kind: 'confirmed', appointment: first.id })
    const kind = 'cancelledByThem'
    const cancelled = await change(second.number, { kind, appointment: second.id })
    const read = async (kept: readonly number[]) => {
      const list = await readReminders(anna, desk, monday, kept)
      return {
        toCall: list?.toCall.map(({ lead, undo }) => [lead.number, undo?.id]),
        confirmed: list?.confirmed.map(({ lead }) => lead.number),
      }
    }
    expect(await read([first.number, second.number])).toEqual({
      toCall: [
        [first.number, confirmed],
        [second.number, cancelled],
        [third.number, undefined],
      ],
      confirmed: [],
    })
    expect(await read([])).toEqual({
      toCall: [[third.number, undefined]],
      confirmed: [first.number],
    })
  })
})

it('the address of a page lists the kept lines, each once and at most a hundred', () => {
  expect(createKeptPath('/staff/day', today, [])).toBe('/staff/day?day=2026-11-20')
  expect(createKeptPath('/staff/day', today, [7, 12, 7])).toBe(
    '/staff/day?day=2026-11-20&kept=7.12',
  )
  expect(readKeptNumbers('7.12')).toEqual([7, 12])
  expect(readKeptNumbers(undefined)).toEqual([])
  expect(readKeptNumbers(['7', "1' OR 1=1", '-3.0.99999999999'])).toEqual([7])
  const many = Array.from({ length: 150 }, (_, index) => 1_000_000 + index)
  const path = createKeptPath('/staff/reminders', today, many)
  expect(path.length).toBeLessThan(1024)
  expect(readKeptNumbers(new URLSearchParams(path.split('?')[1]).get('kept') ?? '')).toHaveLength(
    100,
  )
})
