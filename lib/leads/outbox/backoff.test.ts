import { backoff, settlementOf } from '#lib/leads/outbox/worker'
import { testLead } from '#e2e/support/test-lead'

const [second, hour] = [1000, 3_600_000]
const createdAt = '2026-11-20T12:00:00.000Z'
const after = (ms: number) => new Date(Date.parse(createdAt) + ms)
const claimed = (attempts: number) => ({ id: '1', worker: 'w', attempts, createdAt, lead: testLead() })
const retry = { kind: 'retry', reason: 'HTTP 500' } as const

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

describe('settlementOf', () => {
  const settle = (outcome: Parameters<typeof settlementOf>[0], attempts: number, age: number) =>
    settlementOf(outcome, claimed(attempts), 'provider', after(age), 1)

  it('tries again for 72 hours, then gives up', () => {
    expect(settle(retry, 50, 72 * hour - 1)).toMatchObject({ status: 'pending', error: 'HTTP 500' })
    expect(settle(retry, 50, 72 * hour)).toMatchObject({ status: 'dead', error: 'HTTP 500' })
  })

  it('does not give up for hours in which the site was off', () => {
    expect(settle(retry, 2, 100 * hour)).toMatchObject({ status: 'pending' })
  })

  it('tries what is refused again as well, and for as long, but less often', () => {
    const refused = { ...retry, isRefused: true, reason: 'HTTP 422' }
    const nextAttemptAt = after(300 * second).toISOString()
    expect(settle(refused, 1, 0)).toMatchObject({ status: 'pending', error: 'HTTP 422', nextAttemptAt })
    expect(settle(refused, 12, 72 * hour)).toMatchObject({ status: 'dead', error: 'HTTP 422' })
  })

  it('is done when it has arrived, however late', () => {
    expect(settle({ kind: 'delivered' }, 99, 100 * hour)).toMatchObject({ status: 'delivered' })
  })
})
