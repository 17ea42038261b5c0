import type { Transaction } from 'kysely'
import type { Tables } from '#lib/leads/store/tables'

/** What an attempt can come to; `dead`: given up after all attempts. Only staff hold a delivery back (`parked`). */
type DeliveryStatus = 'pending' | 'delivered' | 'dead'

/** What became of an attempt; `error` holds no personal data. */
export type Settlement = {
  id: string
  worker: string
  channel: string
  /** When it was settled. */
  at: string
  status: DeliveryStatus
  /** When to try again, of a pending one. */
  nextAttemptAt?: string
  error?: string
  /** The receiver objects to this lead as before, which says nothing of the channel. */
  isRefusedAgain?: boolean
}

/** What arrived has arrived, whoever holds the lease by now. */
export async function settleDelivered(
  transaction: Transaction<Tables>,
  settlements: readonly Settlement[],
): Promise<void> {
  const [first] = settlements
  if (!first) return
  const set = { status: 'delivered', leased_by: null, leased_until: null, last_error: null, delivered_at: first.at }
  const ids = settlements.map(({ id }) => id)
  await transaction.updateTable('delivery').set(set).where('id', 'in', ids).execute()
}

/** Notes that the lead with this key arrived at a channel without an attempt of the outbox. */
export async function settleArrived(
  transaction: Transaction<Tables>,
  key: string,
  channel: string,
  at: string,
): Promise<void> {
  await transaction
    .updateTable('delivery')
    .set((eb) => ({ status: 'delivered', delivered_at: at, attempts: eb('attempts', '+', 1) }))
    .set({ leased_by: null, leased_until: null, last_error: null })
    .where('channel', '=', channel)
    .where('status', '!=', 'delivered')
    .where('lead_id', 'in', (db) => db.selectFrom('lead').select('id').where('key', '=', key))
    .execute()
}

/** A failure counts only while the lease is still ours. */
export async function settleFailed(transaction: Transaction<Tables>, settlement: Settlement): Promise<void> {
  const { id, worker, at, status, nextAttemptAt = at, error = null } = settlement
  await transaction
    .updateTable('delivery')
    .set({ status, leased_by: null, leased_until: null, last_error: error, next_attempt_at: nextAttemptAt })
    .set({ scheduled_at: at })
    .where('id', '=', id)
    .where('leased_by', '=', worker)
    .where('status', '=', 'pending')
    .execute()
}

/** Lets everything that waits for another attempt at a channel have it now, as the channel works again. */
export async function hurry(transaction: Transaction<Tables>, channel: string, now: string): Promise<void> {
  await transaction
    .updateTable('delivery')
    .set({ next_attempt_at: now, scheduled_at: now })
    .where('status', '=', 'pending')
    .where('channel', '=', channel)
    .where('attempts', '>', 0)
    .where('leased_by', 'is', null)
    .execute()
}
