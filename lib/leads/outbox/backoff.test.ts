import { backoff } from '#lib/leads/outbox/worker'

const [second, hour] = [1000, 3_600_000]
describe('backoff', () => {
  it('doubles from five seconds to an hour', () => {
    const pauses = [1, 2, 3, 10, 11, 12, 500].map((attempts) => backoff(attempts, undefined, 1) / second)
    expect(pauses).toEqual([5, 10, 20, 2560, 3600, 3600, 3600])
  })

  it('doubles from five minutes to six hours where the lead is refused', () => {
    const pauses = [1, 2, 7, 8, 500].map((attempts) => backoff(attempts, undefined, 1, true) / second)
    expect(pauses).toEqual([300, 600, 19_200, 21_600, 21_600])
  })

  it('draws a part of it, so that what failed together does not come back together', () => {
    expect(backoff(3, undefined, 0)).toBe(10 * second)
    expect(backoff(3, undefined, 0.5)).toBe(15 * second)
  })

  it('gives the receiver at least the time it asked for, to six hours', () => {
    expect(backoff(1, 120, 0)).toBe(120 * second)
    expect(backoff(1, 120, 1)).toBeGreaterThanOrEqual(120 * second)
    expect(backoff(12, 1, 1)).toBe(hour)
    expect(backoff(1, 1e9, 0)).toBe(6 * hour)
  })
})
