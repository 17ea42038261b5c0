import { findCallWindow, listCallWindows } from '#lib/time/call-windows'
import { formatKyivTime } from '#lib/time/kyiv-time'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const hours = {
  week: [{ days, opens: '09:00', closes: '19:00' }],
  closed: ['2026-12-25'],
  special: [{ day: '2026-12-31', opens: '10:00', closes: '13:00' }],
}

/** The first three windows of a usual day. */
const listMorning = (day: string): string[] => [
  `${day} 09:00–11:00`,
  `${day} 11:00–13:00`,
  `${day} 13:00–15:00`,
]

/** Lists the windows as clock times in Kyiv: `2026-11-19 15:00–17:00`. */
const list = (iso: string, openingHours = hours): string[] =>
  listCallWindows(new Date(iso), openingHours).map(
    ({ startsAt, endsAt }) =>
      `${formatKyivTime(new Date(startsAt))}–${formatKyivTime(new Date(endsAt)).slice(11)}`,
  )

describe('windows for a call', () => {
  test.each([
    ['in the morning before opening', '2026-11-19T05:00:00Z', listMorning('2026-11-19')],
    [
      'fifteen minutes before a window',
      '2026-11-19T12:45:00Z',
      ['2026-11-19 15:00–17:00', '2026-11-19 17:00–19:00', '2026-11-20 09:00–11:00'],
    ],
    [
      'less than fifteen minutes before a window',
      '2026-11-19T12:45:01Z',
      ['2026-11-19 17:00–19:00', '2026-11-20 09:00–11:00', '2026-11-20 11:00–13:00'],
    ],
    ['just before closing on a Friday', '2026-11-20T16:59:00Z', listMorning('2026-11-23')],
    ['on a holiday, a Friday', '2026-12-25T08:00:00Z', listMorning('2026-12-28')],
    [
      'before a day with short hours: the hour that remains is no window',
      '2026-12-30T14:50:00Z',
      ['2026-12-31 10:00–12:00', '2027-01-01 09:00–11:00', '2027-01-01 11:00–13:00'],
    ],
    [
      'in the weekend when the clocks go forward',
      '2026-03-28T21:30:00Z',
      listMorning('2026-03-30'),
    ],
  ])('%s', (_, iso, expected) => {
    expect(list(iso)).toEqual(expected)
  })

  test.each([
    ['forward', '2026-03-28T21:30:00Z', '2026-03-29T06:00:00.000Z'],
    ['back', '2026-10-24T20:30:00Z', '2026-10-25T07:00:00.000Z'],
  ])('follow the clock of Kyiv on the day when clocks go %s', (_, iso, startsAt) => {
    const week = [{ days: ['Sunday'], opens: '09:00', closes: '12:00' }]
    const [window] = listCallWindows(new Date(iso), { ...hours, week })
    const endsAt = new Date(Date.parse(startsAt) + 2 * 3_600_000).toISOString()
    expect(window).toEqual({ startsAt, endsAt })
  })

  test('do not reach over a break', () => {
    const week = [
      { days, opens: '09:00', closes: '12:00' },
      { days, opens: '14:00', closes: '19:00' },
    ]
    expect(list('2026-11-19T05:00:00Z', { ...hours, week })).toEqual([
      '2026-11-19 09:00–11:00',
      '2026-11-19 14:00–16:00',
      '2026-11-19 16:00–18:00',
    ])
  })

  test('are none if the clinic never opens', () => {
    expect(list('2026-11-19T05:00:00Z', { ...hours, week: [], special: [] })).toEqual([])
  })

  test.each([
    ['fourteen minutes ahead: no longer', '2026-11-19T12:46:00Z', false],
    ['fifteen minutes ahead', '2026-11-19T12:45:00Z', true],
    ['before it is one of the next three', '2026-11-18T12:00:00Z', false],
  ])('a window at 15:00 is found %s', (_, iso, isFound) => {
    const found = findCallWindow('2026-11-19T13:00:00.000Z', new Date(iso), hours)
    expect(found?.endsAt).toBe(isFound ? '2026-11-19T15:00:00.000Z' : undefined)
  })

  test.each(['', 'tomorrow', '2026-11-19T13:30:00.000Z'])('%j is no window', (startsAt) => {
    expect(findCallWindow(startsAt, new Date('2026-11-19T12:00:00Z'), hours)).toBeNull()
  })
})
