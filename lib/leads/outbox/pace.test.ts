import { openPace } from '#lib/leads/outbox/pace'

const waits = (pace: (now: number) => number, count: number, now: number) =>
  Array.from({ length: count }, () => pace(now))

it('lets a minute’s worth through at once and spreads the rest', () => {
  const pace = openPace(60)
  const all = waits(pace, 180, 1_000_000)
  expect(all.slice(0, 60)).toEqual(Array<number>(60).fill(0))
  expect(all.slice(60, 63)).toEqual([1000, 2000, 3000])
  expect(all.at(-1)).toBe(120_000)
})

it('takes breath after a pause', () => {
  const pace = openPace(60)
  waits(pace, 120, 1_000_000)
  expect(pace(1_000_000 + 120_000)).toBe(0)
})
