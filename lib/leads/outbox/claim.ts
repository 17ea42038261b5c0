import { sql } from 'kysely'
import { isPostgres } from '#lib/database/postgres'
import type { Db } from '#lib/database/tables'
import { fromLeadRow, numberedLeadColumns, type Lead } from '#lib/leads/lead'
import { addMilliseconds } from '#lib/time/add-milliseconds'

/** A delivery that a worker may attempt until its lease ends. */
export type ClaimedDelivery = {
  id: string
  /** Number of attempts, including the attempt for which the delivery is claimed. */
  attempts: number
  createdAt: string
  worker: string
  lead: Lead
  /** E-mail addresses that have not received the lead yet; null means all addresses. */
  recipients: readonly string[] | null
}

/** Duration of a lease, in milliseconds. A lease is longer than an attempt (`attemptTimeoutMs`). */
const leaseMs = 30_000

/**
 * Leases due deliveries of a channel to a worker. The delivery that became due first is leased
 * first.
 * @param limit maximum number of claimed deliveries
 * @param except ids of deliveries that the worker is already attempting
 */
export async function claimDeliveries(
  db: Db,
  channel: string,
  worker: string,
  limit: number,
  now: Date,
  except: readonly string[] = [],
): Promise<ClaimedDelivery[]> {
  const claimed = await db
    .with('due', (query) =>
      query
        .selectFrom('delivery')
        .innerJoin('lead', 'lead.id', 'leadId')
        .select('delivery.id')
        .where('delivery.status', '=', 'pending')
        .where('channel', '=', channel)
        .where('nextAttemptAt', '<=', now.toISOString())
        // Suspected spam is never delivered, even if the outbox contains a delivery of the lead.
        .where('lead.status', '!=', 'suspected')
        .$if(except.length > 0, (due) => due.where('delivery.id', 'not in', except))
        .orderBy('nextAttemptAt')
        .limit(limit)
        .$if(isPostgres(db), (due) => due.forUpdate('delivery').skipLocked()),
    )
    .updateTable('delivery')
    .set({
      leasedBy: worker,
      nextAttemptAt: addMilliseconds(now, leaseMs),
      scheduledAt: now.toISOString(),
    })
    .set('attempts', sql`attempts + 1`)
    .where('id', 'in', (due) => due.selectFrom('due').select('due.id'))
    .returning(['id', 'leadId', 'attempts', 'createdAt', 'recipients'])
    .execute()
  if (claimed.length === 0) return []
  const ids = claimed.map(({ leadId }) => leadId)
  const rows = await db
    .selectFrom('lead')
    .select(numberedLeadColumns)
    .where('id', 'in', ids)
    .execute()
  const leads = new Map(rows.map((row) => [row.id, fromLeadRow(row)]))
  return claimed.flatMap(({ leadId, recipients, ...delivery }) => {
    const lead = leads.get(leadId)
    const waiting = recipients === null ? null : (JSON.parse(recipients) as string[])
    return lead ? [{ ...delivery, worker, lead, recipients: waiting }] : []
  })
}

export type Settlement = {
  id: string
  worker: string
  at: string
  /** The new status. `dead` means that the delivery is not retried. */
  status: 'pending' | 'delivered' | 'dead'
  nextAttemptAt?: string
  /** Description of a failure, without personal data. */
  error?: string | undefined
  /**
   * E-mail addresses that have not received the lead yet, although other addresses have received
   * the lead. Unset or null keeps the value of the column `recipients`.
   */
  recipients?: readonly string[] | null | undefined
}

/**
 * Records the result of an attempt. `delivered` is recorded even if another worker has taken over
 * the lease, because the receiver has the lead. A failure is recorded only while `worker` holds the
 * lease.
 */
export async function settleDelivery(db: Db, settlement: Settlement): Promise<void> {
  const { id, worker, at, status, nextAttemptAt = at, error = null, recipients = null } = settlement
  const update = db
    .updateTable('delivery')
    .set({ status, leasedBy: null, lastError: error })
    .where('id', '=', id)
  if (status === 'delivered') {
    await update.set({ deliveredAt: at, recipients: null }).execute()
    return
  }
  await update
    .set({ nextAttemptAt, scheduledAt: at })
    .$if(recipients !== null, (failed) => failed.set({ recipients: JSON.stringify(recipients) }))
    .where('leasedBy', '=', worker)
    .where('status', '=', 'pending')
    .execute()
}
