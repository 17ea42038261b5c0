import { countRows } from '#lib/database/count-rows'
import type { Db } from '#lib/database/tables'
import type { DeliveryTable } from '#lib/database/tables/delivery'

// The outbox is the table `delivery`. The table has one row for each lead and channel.

type FreshDelivery = Pick<
  DeliveryTable,
  'status' | 'attempts' | 'nextAttemptAt' | 'scheduledAt' | 'leasedBy' | 'createdAt'
>

/** Returns the columns of a new or restarted delivery: due now, without attempts. */
export function toFreshDelivery(now: string): FreshDelivery {
  return {
    status: 'pending',
    attempts: 0,
    nextAttemptAt: now,
    scheduledAt: now,
    leasedBy: null,
    createdAt: now,
  }
}

export function makeDelivery(leadId: string, channel: string, now: string): DeliveryTable {
  return {
    id: crypto.randomUUID(),
    leadId,
    channel,
    lastError: null,
    deliveredAt: null,
    recipients: null,
    ...toFreshDelivery(now),
  }
}

export async function readDeliveries(db: Db, leadIds: readonly string[]): Promise<DeliveryTable[]> {
  if (leadIds.length === 0) return []
  return db
    .selectFrom('delivery')
    .selectAll()
    .where('leadId', 'in', leadIds)
    .orderBy('channel')
    .execute()
}

/**
 * Reads the state of the outbox. `oldest` is the creation time of the oldest pending delivery (ISO
 * 8601). `dead` is the number of deliveries that are not retried any more.
 */
export async function readBacklog(db: Db): Promise<{ oldest: string | null; dead: number }> {
  const pending = db.selectFrom('delivery').where('status', '=', 'pending')
  const { oldest } = await pending
    .select(({ fn }) => fn.min('createdAt').as('oldest'))
    .executeTakeFirstOrThrow()
  const dead = await countRows(db.selectFrom('delivery').where('status', '=', 'dead'))
  return { oldest, dead }
}
