import { retryAfterSeconds } from '#lib/leads/channels/retry-after'

const now = new Date('2026-11-20T12:00:00.000Z')

it.each([
  [null, undefined],
  ['120', 120],
  [' 5 ', 5],
  ['Fri, 20 Nov 2026 12:01:30 GMT', 90],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['-5 minutes', undefined],
])('reads %j as %j', (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds)
})
