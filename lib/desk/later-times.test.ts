import { laterTimes } from '#lib/desk/later-times'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const hours = { week: [{ days, opens: '09:00', closes: '19:00' }], closed: ['2026-12-25'], special: [] }
const times = (now: string) => laterTimes(new Date(now), hours).map((time) => time.toISOString())

// The clinic is open on weekdays from 9 to 19; Kyiv is two hours ahead of UTC in winter.
it.each([
  ['in the morning', '2026-11-18T08:00:00Z', ['18T09:00', '18T15:00', '19T07:00', '19T12:00']],
  ['seconds after a minute', '2026-11-18T08:00:20Z', ['18T09:01', '18T15:00', '19T07:00', '19T12:00']],
  ['towards the evening', '2026-11-18T15:30:00Z', ['18T16:30', '19T07:00', '19T12:00']],
  ['an hour before it closes', '2026-11-18T16:30:00Z', ['19T07:00', '19T12:00']],
  ['before a weekend', '2026-11-20T12:00:00Z', ['20T13:00', '20T15:00', '23T07:00', '23T12:00']],
  ['on a Sunday', '2026-11-22T12:00:00Z', ['23T07:00', '23T12:00']],
])('offers times ahead at which the clinic is open, %s', (_when, now, expected) => {
  expect(times(now)).toEqual(expected.map((time) => `2026-11-${time}:00.000Z`))
})
