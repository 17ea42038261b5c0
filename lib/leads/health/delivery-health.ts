import { askOnce } from '#lib/leads/health/ask-once'
import { countSuspected } from '#lib/leads/staff/suspected'
import type { LeadStore } from '#lib/leads/store/lead-store'
import { leadStore } from '#lib/leads/store/open-store'
import { log } from '#lib/log'

/** What a monitor is told of deliveries; nothing about anybody. Numbers are null while the store cannot be read. */
export type DeliveryHealth = {
  status: 'ok' | 'failing'
  /** Age of the oldest delivery that should have arrived, in seconds. */
  oldestDelivery: { ok: boolean; seconds: number | null; limit: number }
  deadLetters: { ok: boolean; count: number | null; limit: number }
  /** What looks like spam and waits for staff to look at it; no fault. */
  suspected: { count: number | null }
}

const oldestLimit = 15 * 60
const deadLimit = 0

const unknown: DeliveryHealth = {
  status: 'failing',
  oldestDelivery: { ok: false, seconds: null, limit: oldestLimit },
  deadLetters: { ok: false, count: null, limit: deadLimit },
  suspected: { count: null },
}

/** Whether leads arrive. */
export async function deliveryHealth(store: LeadStore, now: Date): Promise<DeliveryHealth> {
  const { oldest, dead } = await store.outbox.backlog(now)
  const seconds = oldest === null ? 0 : Math.max(0, Math.round((now.getTime() - Date.parse(oldest)) / 1000))
  const [isInTime, isComplete] = [seconds <= oldestLimit, dead <= deadLimit]
  return {
    status: isInTime && isComplete ? 'ok' : 'failing',
    oldestDelivery: { ok: isInTime, seconds, limit: oldestLimit },
    deadLetters: { ok: isComplete, count: dead, limit: deadLimit },
    suspected: { count: await countSuspected(store.database) },
  }
}

/** How long an answer holds, in milliseconds: asking is never an attack. */
const validity = 1000

/** The same of the server's store. */
export const currentDeliveryHealth = askOnce(async () => {
  try {
    return await deliveryHealth(await leadStore(), new Date())
  } catch (error) {
    log.error('deliveries-not-readable', error)
    return unknown
  }
}, validity)
