import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { noticeChannels } from '#lib/leads/channels/channel'
import { isPostgres } from '#lib/database/postgres'
import type { Db } from '#lib/database/tables'

/** Erases all leads of a phone, or one, and leaves a proof that does not tell whose they were. */
export async function eraseLeads(
  db: Db,
  { phone, id }: { phone: string; id?: string },
  now: Date,
): Promise<number> {
  const [column, reason] =
    id === undefined ? (['phone', 'phone'] as const) : (['id', 'one lead'] as const)
  const count = await db.transaction().execute(async (transaction) => {
    const erased = await transaction
      .deleteFrom('lead')
      .where(column, '=', id ?? phone)
      .executeTakeFirst()
    return addProof(transaction, reason, Number(erased.numDeletedRows), now)
  })
  if (count === 0 || isPostgres(db)) return count
  // Writes the store anew: `secure_delete` leaves copies that SQLite made when it moved rows earlier.
  await sql`VACUUM`.execute(db)
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
  return count
}

async function addProof(db: Db, reason: string, leads: number, now: Date): Promise<number> {
  const proof = { id: crypto.randomUUID(), reason, leads, at: now.toISOString() }
  if (leads > 0) await db.insertInto('erasure').values(proof).execute()
  return leads
}

const step = 200

/**
 * Records that the site ran today. What is older than the returned day (`2026-11-20`) is to be removed, as the site ran on
 * `days` days since; null while it has not. A clock that jumps makes nothing older than a day.
 */
export async function expiryDay(db: Db, days: number, now: Date): Promise<string | null> {
  const day = now.toISOString().slice(0, 10)
  const today = db.insertInto('runDay').values({ day })
  await today.onConflict((conflict) => conflict.doNothing()).execute()
  const before = db.selectFrom('runDay').select('day').orderBy('day', 'desc').offset(days).limit(1)
  return (await before.executeTakeFirst())?.day ?? null
}

/**
 * Removes leads that reached staff before a day, by a channel that carries them or by what was done at the desk, and those
 * without deliveries (suspected, or no channel is set) that came before it; what waits or nobody got stays. Leaves proofs.
 * A lead that came while the clock was behind looks old. It stays, because its number is above that of
 * a younger lead.
 */
export async function removeExpired(db: Db, before: string, now: Date): Promise<number> {
  const younger = db
    .selectFrom('lead')
    .where('createdAt', '>=', before)
    .where('createdAt', '<=', now.toISOString())
  const lowest = younger.select(({ fn }) => fn.min<number | null>('number').as('number'))
  const { number: firstKept } = await lowest.executeTakeFirstOrThrow()
  for (let total = 0; ;) {
    const leads = await db.transaction().execute(async (transaction) => {
      const removed = await removeStep(transaction, before, firstKept ?? maxNumber)
      return addProof(transaction, 'retention', removed, now)
    })
    total += leads
    if (leads < step) return total
    // Visitors are answered between two steps.
    await setImmediate()
  }
}

/** Above every number of a lead. */
const maxNumber = 2 ** 31 - 1

async function removeStep(db: Db, before: string, firstKept: number): Promise<number> {
  const expired = db
    .selectFrom('lead')
    .select('lead.id')
    // No lead is delivered before it came: lets the index do most of the work.
    .where('lead.createdAt', '<', before)
    .where('lead.number', '<', firstKept)
    .where((eb) => {
      const deliveries = eb
        .selectFrom('delivery')
        .select('delivery.id')
        .whereRef('delivery.leadId', '=', 'lead.id')
      // A notice that waits for its receiver keeps no lead.
      const carried = deliveries.where('delivery.channel', 'not in', noticeChannels)
      const delivered = carried
        .where('delivery.status', '=', 'delivered')
        .where('delivery.deliveredAt', '<', before)
      const handled = eb.or([
        eb('lead.status', '=', 'suspected'),
        eb('lead.deskStatus', '!=', 'new'),
      ])
      return eb
        .or([
          eb.exists(delivered),
          handled.and('lead.updatedAt', '<', before),
          eb.not(eb.exists(deliveries)),
        ])
        .and(eb.not(eb.exists(carried.where('delivery.status', '=', 'pending'))))
    })
    .limit(step)
  return Number(
    (await db.deleteFrom('lead').where('id', 'in', expired).executeTakeFirst()).numDeletedRows,
  )
}
