import { LRUCache } from 'lru-cache'
import { countSuspected } from '#lib/leads/staff/suspected'
import { backlog } from '#lib/leads/store/deliveries'
import { leadStore } from '#lib/leads/store/open-store'
import type { Db } from '#lib/leads/store/tables'
import { log } from '#lib/log'

/** What a monitor is told of deliveries; nothing about anybody. Numbers are null while the store cannot be read. */
export type DeliveryHealth = {
  status: 'ok' | 'failing'
  /** Age of the oldest delivery that should have arrived, in seconds. */
  oldestDelivery: { ok: boolean; seconds: number | null; limit: number }
  deadLetters: { ok: boolean; count: number | null; limit: number }
  /** What looks like spam and was not released; no fault. */
  suspected: { count: number | null }
}

const maxSeconds = 15 * 60
const maxDead = 0

/** Whether leads arrive. */
export async function deliveryHealth(db: Db, now: Date): Promise<DeliveryHealth> {
  const { oldest, dead } = await backlog(db, now)
  const seconds = oldest === null ? 0 : Math.max(0, Math.round((now.getTime() - Date.parse(oldest)) / 1000))
  return toHealth(seconds, dead, await countSuspected(db))
}

function toHealth(seconds: number | null, dead: number | null, suspected: number | null): DeliveryHealth {
  const oldestDelivery = { ok: seconds !== null && seconds <= maxSeconds, seconds, limit: maxSeconds }
  const deadLetters = { ok: dead !== null && dead <= maxDead, count: dead, limit: maxDead }
  const status = oldestDelivery.ok && deadLetters.ok ? 'ok' : 'failing'
  return { status, oldestDelivery, deadLetters, suspected: { count: suspected } }
}

/** The last reading, cached for a second so that checking is never an attack. */
const readings = new LRUCache<'store', DeliveryHealth>({
  max: 1,
  ttl: 1000,
  fetchMethod: async () => {
    try {
      return await deliveryHealth((await leadStore()).database, new Date())
    } catch (error) {
      log.error('deliveries-not-readable', error)
      return toHealth(null, null, null)
    }
  },
})

/** The same of the server's store. */
export function currentDeliveryHealth(): Promise<DeliveryHealth> {
  return readings.forceFetch('store')
}
