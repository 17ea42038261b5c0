import type { LeadStore } from '#lib/leads/store/lead-store'

/** What a monitor is told; nothing about anybody. */
export type Readiness = {
  status: 'ok' | 'failing'
  store: { ok: boolean }
  /** Age of the oldest delivery that should have arrived, in seconds. */
  oldestDelivery: { ok: boolean; seconds: number | null; limit: number }
  deadLetters: { ok: boolean; count: number | null; limit: number }
}

const oldestLimit = 15 * 60
const deadLimit = 0

/** Nothing of it, while the store cannot be written. */
export const notReady: Readiness = {
  status: 'failing',
  store: { ok: false },
  oldestDelivery: { ok: false, seconds: null, limit: oldestLimit },
  deadLetters: { ok: false, count: null, limit: deadLimit },
}

/** Whether leads are stored and arrive. Rejects when the store cannot be written. */
export async function readiness(store: LeadStore, now: Date): Promise<Readiness> {
  await store.check()
  const { oldest, dead } = await store.outbox.backlog(now)
  const seconds = oldest === null ? 0 : Math.max(0, Math.round((now.getTime() - Date.parse(oldest)) / 1000))
  const [isInTime, isComplete] = [seconds <= oldestLimit, dead <= deadLimit]
  return {
    status: isInTime && isComplete ? 'ok' : 'failing',
    store: { ok: true },
    oldestDelivery: { ok: isInTime, seconds, limit: oldestLimit },
    deadLetters: { ok: isComplete, count: dead, limit: deadLimit },
  }
}
