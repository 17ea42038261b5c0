import { sql } from 'kysely'
import { countRows } from '#lib/database/count-rows'
import { fromLeadRow, numberedLeadColumns } from '#lib/leads/lead'
import { isPostgres } from '#lib/database/postgres'
import type { Db, Tables } from '#lib/database/tables'
import type { Lead } from '#lib/leads/lead'
import { clockToleranceMs, addMilliseconds } from '#lib/time/add-milliseconds'

/**
 * A delivery that a worker may attempt until its lease ends; `attempts` counts this one. Times are ISO. `recipients` are
 * the addresses that still wait while others have the lead; null means all of them.
 */
export type ClaimedDelivery = {
  id: string
  attempts: number
  createdAt: string
  worker: string
  lead: Lead
  recipients: readonly string[] | null
}

/** Longer than an attempt takes. */
const leaseMs = 30_000

function freshDelivery(now: string) {
  return {
    status: 'pending',
    attempts: 0,
    nextAttemptAt: now,
    scheduledAt: now,
    leasedBy: null,
    createdAt: now,
  }
}

export function newDelivery(leadId: string, channel: string, now: string): Tables['delivery'] {
  return {
    id: crypto.randomUUID(),
    leadId,
    channel,
    lastError: null,
    deliveredAt: null,
    recipients: null,
    ...freshDelivery(now),
  }
}

export async function deliveriesOf(db: Db, ids: readonly string[]): Promise<Tables['delivery'][]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('delivery')
    .selectAll()
    .where('leadId', 'in', ids)
    .orderBy('channel')
    .execute()
}

/** Leases up to `limit` due deliveries of a channel, the longest due first; `except` are ids already under way. */
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
        // However it came to have a delivery, spam is not delivered.
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

/** Since when (ISO) the oldest delivery waits, and how many dead letters there are. */
export async function backlog(db: Db): Promise<{ oldest: string | null; dead: number }> {
  const waiting = db.selectFrom('delivery').where('status', '=', 'pending')
  const { oldest } = await waiting
    .select(({ fn }) => fn.min('createdAt').as('oldest'))
    .executeTakeFirstOrThrow()
  return { oldest, dead: await countRows(db.selectFrom('delivery').where('status', '=', 'dead')) }
}

const makeDue = (db: Db, now: string) =>
  db
    .updateTable('delivery')
    .set({ nextAttemptAt: now, scheduledAt: now })
    .where('status', '=', 'pending')

/** Makes due what was scheduled in the future, as seen from a clock that has gone back since. */
export async function handleClockSkew(db: Db, now: Date): Promise<void> {
  const due = makeDue(db, now.toISOString()).where(
    'scheduledAt',
    '>',
    addMilliseconds(now, clockToleranceMs),
  )
  await due.set({ leasedBy: null }).execute()
}

/**
 * The result of an attempt. A `dead` delivery is not retried. `error` holds no personal data. `recipients` are the
 * addresses that still wait while others have the lead; without it the column keeps its value.
 */
export type Settlement = {
  id: string
  worker: string
  at: string
  status: 'pending' | 'delivered' | 'dead'
  nextAttemptAt?: string
  error?: string | undefined
  recipients?: readonly string[] | null | undefined
}

/** Records what became of an attempt: an arrival whoever holds the lease by now, a failure only while its worker does. */
export async function settle(db: Db, settlement: Settlement): Promise<void> {
  const { id, worker, at, status, nextAttemptAt = at, error = null, recipients = null } = settlement
  const ended = db
    .updateTable('delivery')
    .set({ status, leasedBy: null, lastError: error })
    .where('id', '=', id)
  const delivered = ended.set({ deliveredAt: at, recipients: null })
  const failed = ended
    .set({ nextAttemptAt, scheduledAt: at })
    .$if(Array.isArray(recipients), (update) =>
      update.set({ recipients: JSON.stringify(recipients) }),
    )
    .where('leasedBy', '=', worker)
    .where('status', '=', 'pending')
  await (status === 'delivered' ? delivered : failed).execute()
}

export async function retryNow(db: Db, channel: string, now: string): Promise<void> {
  const due = makeDue(db, now).where('channel', '=', channel)
  await due.where('attempts', '>', 0).where('leasedBy', 'is', null).execute()
}

/** In a transaction: retries a lead on every channel that has not delivered it; returns how many deliveries are under way now. */
export async function retryLead(
  db: Db,
  leadId: string,
  channels: readonly string[],
  now: Date,
): Promise<number> {
  const at = now.toISOString()
  const added = db
    .insertInto('delivery')
    .values(channels.map((channel) => newDelivery(leadId, channel, at)))
  if (channels.length > 0) await added.onConflict((conflict) => conflict.doNothing()).execute()
  const given = db.updateTable('delivery').set(freshDelivery(at)).where('leadId', '=', leadId)
  await given.where('status', '=', 'dead').execute()
  return countRows(
    db.selectFrom('delivery').where('leadId', '=', leadId).where('status', '=', 'pending'),
  )
}

/** Delivers a lead that looks like spam after all; false when it does not. */
export function releaseLead(
  db: Db,
  leadId: string,
  channels: readonly string[],
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const release = transaction
      .updateTable('lead')
      .set({ status: 'new', updatedAt: now.toISOString() })
    const released = await release
      .where('id', '=', leadId)
      .where('status', '=', 'suspected')
      .executeTakeFirst()
    if (released.numUpdatedRows === 0n) return false
    await retryLead(transaction, leadId, channels, now)
    return true
  })
}

export async function retryDeadLetters(db: Db, now: Date): Promise<number> {
  const update = db
    .updateTable('delivery')
    .set(freshDelivery(now.toISOString()))
    .where('status', '=', 'dead')
  return Number((await update.executeTakeFirst()).numUpdatedRows)
}

/** Withdraws what is not delivered or given up; `retryLead` starts it anew. */
export async function withdrawLead(db: Db, leadId: string): Promise<void> {
  await db
    .deleteFrom('delivery')
    .where('leadId', '=', leadId)
    .where('status', '=', 'pending')
    .execute()
}
