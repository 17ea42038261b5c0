import { createThrottle } from '#lib/leads/store-lead'

const waits = (throttle: (now: number) => number, count: number, now: number) =>
  Array.from({ length: count }, () => throttle(now))

it('lets a minute’s worth through at once and spreads the rest', () => {
  const throttle = createThrottle(60)
  const all = waits(throttle, 180, 1_000_000)
  expect(all.slice(0, 60)).toEqual(Array<number>(60).fill(0))
  expect(all.slice(60, 63)).toEqual([1000, 2000, 3000])
  expect(all.at(-1)).toBe(120_000)
})

it('takes breath after a pause', () => {
  const throttle = createThrottle(60)
  waits(throttle, 120, 1_000_000)
  expect(throttle(1_000_000 + 120_000)).toBe(0)
})
