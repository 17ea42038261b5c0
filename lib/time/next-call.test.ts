import { findNextCall, getOpeningSpans } from '#lib/time/next-call'

const monday = 0
const thursday = 3
const friday = 4

describe('when the clinic calls', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  const hours = {
    week: [{ days, opens: '09:00', closes: '19:00' }],
    closed: ['2026-12-25'],
    special: [{ day: '2026-12-31', opens: '10:00', closes: '11:00' }],
  }
  const at = (iso: string) => findNextCall(new Date(iso), hours)

  test.each([
    ['while it is open: now', '2026-11-19T12:32:00Z', thursday, true, '14:32'],
    ['before it opens: today', '2026-11-19T05:10:00Z', thursday, true, '09:00'],
    ['as it closes: the next day', '2026-11-19T17:00:00Z', friday, false, '09:00'],
    ['on Friday evening: Monday', '2026-11-20T18:00:00Z', monday, false, '09:00'],
    ['on Sunday: Monday', '2026-11-22T10:00:00Z', monday, false, '09:00'],
    ['after midnight in Kyiv, before it in UTC', '2026-11-22T23:00:00Z', monday, true, '09:00'],
    ['on a holiday, a Friday: Monday', '2026-12-25T10:00:00Z', monday, false, '09:00'],
    ['on a day with hours of its own', '2026-12-31T07:00:00Z', thursday, true, '10:00'],
    ['in summer, three hours from UTC', '2026-07-16T15:59:00Z', thursday, true, '18:59'],
    ['the evening before the clocks go forward', '2026-03-28T21:30:00Z', monday, false, '09:00'],
  ])('%s', (_, iso, day, isToday, time) => {
    expect(at(iso)).toMatchObject({ day, isToday, time })
  })

  test('a clinic that opens one day a week calls on that day of the next week', () => {
    expect(
      findNextCall(new Date('2026-11-18T20:00:00Z'), {
        ...hours,
        week: [{ days: ['Wednesday'], opens: '10:00', closes: '12:00' }],
      }),
    ).toMatchObject({
      day: 2,
      isToday: false,
      time: '10:00',
    })
  })

  test('a break divides a day into two spans, and a short Saturday has one', () => {
    const week = [
      { days, opens: '14:00', closes: '19:00' },
      { days, opens: '09:00', closes: '13:00' },
      { days: ['Saturday'], opens: '10:00', closes: '14:00' },
    ]
    const opens = (day: string) =>
      getOpeningSpans(day, { ...hours, week }).map((span) => span.opens)
    expect([opens('2026-11-20'), opens('2026-11-21'), opens('2026-11-22')]).toEqual([
      ['09:00', '14:00'],
      ['10:00'],
      [],
    ])
    expect(findNextCall(new Date('2026-11-20T11:30:00Z'), { ...hours, week }).time).toBe('14:00')
  })
})
