import { countOpeningMinutes } from '#lib/time/opening-minutes'

const hours = {
  week: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '19:00',
    },
    { days: ['Saturday'], opens: '10:00', closes: '12:00' },
    { days: ['Saturday'], opens: '13:00', closes: '14:00' },
  ],
  closed: ['2026-12-25'],
  special: [{ day: '2026-12-31', opens: '10:00', closes: '11:00' }],
}

it.each([
  ['within a day', '2026-11-20T12:00:00Z', '2026-11-20T12:34:59Z', 34],
  ['after it closed', '2026-11-20T18:00:00Z', '2026-11-20T20:00:00Z', 0],
  ['over a night', '2026-11-19T16:55:00Z', '2026-11-20T07:10:00Z', 15],
  ['over a weekend', '2026-11-20T16:50:00Z', '2026-11-23T07:05:00Z', 195],
  ['over a Saturday with a break', '2026-11-21T08:00:00Z', '2026-11-21T15:00:00Z', 180],
  ['over a holiday', '2026-12-24T16:55:00Z', '2026-12-26T06:00:00Z', 5],
  ['on a day with hours of its own', '2026-12-31T06:00:00Z', '2026-12-31T15:00:00Z', 60],
  ['over the change to winter time', '2026-10-23T15:50:00Z', '2026-10-26T07:05:00Z', 195],
  ['of a clock that went back', '2026-11-20T12:00:00Z', '2026-11-20T11:00:00Z', 0],
  [
    'over a day of Kyiv that begins in the evening of UTC',
    '2026-11-18T22:30:00Z',
    '2026-11-19T07:01:00Z',
    1,
  ],
])('counts the minutes of opening hours %s', (_what, from, to, minutes) => {
  expect(countOpeningMinutes(new Date(from), new Date(to), hours)).toBe(minutes)
})
