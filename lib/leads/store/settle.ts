import { noLease } from '#lib/leads/store/deliveries'
import type { Db } from '#lib/leads/store/tables'

/** What became of an attempt, at an ISO time; `error` holds no personal data. */
export type Settlement = {
  id: string
  worker: string
  channel: string
  at: string
  /** `dead`: given up after all attempts. Only staff hold a delivery back (`parked`). */
  status: 'pending' | 'delivered' | 'dead'
  /** When to try again, of a pending one. */
  nextAttemptAt?: string
  error?: string
  /** The channel works again after a while: what waits for it is due. */
  hasRecovered?: boolean
}

/** Records what became of attempts, all or none. */
export async function settle(db: Db, settlements: readonly Settlement[]): Promise<undefined[]> {
  await db.transaction().execute(async (transaction) => {
    const delivered = settlements.filter(({ status }) => status === 'delivered')
    await settleDelivered(transaction, delivered)
    for (const each of settlements) if (each.status !== 'delivered') await settleFailed(transaction, each)
    for (const { channel, at, hasRecovered } of delivered) if (hasRecovered) await retryNow(transaction, channel, at)
  })
  return settlements.map(() => undefined)
}

/** What arrived has arrived, whoever holds the lease by now. */
async function settleDelivered(db: Db, settlements: readonly Settlement[]): Promise<void> {
  const [first] = settlements
  if (!first) return
  const ids = settlements.map(({ id }) => id)
  const set = { status: 'delivered', ...noLease, lastError: null, deliveredAt: first.at }
  await db.updateTable('delivery').set(set).where('id', 'in', ids).execute()
}

/** A failure counts only while the lease is still its worker's. */
async function settleFailed(db: Db, { id, worker, at, status, nextAttemptAt = at, error }: Settlement): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ status, ...noLease, lastError: error ?? null, nextAttemptAt, scheduledAt: at })
    .where('id', '=', id)
    .where('leasedBy', '=', worker)
    .where('status', '=', 'pending')
    .execute()
}

/** Makes everything due that waits for another attempt at a channel. */
export async function retryNow(db: Db, channel: string, now: string): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ nextAttemptAt: now, scheduledAt: now })
    .where('status', '=', 'pending')
    .where('channel', '=', channel)
    .where('attempts', '>', 0)
    .where('leasedBy', 'is', null)
    .execute()
}
