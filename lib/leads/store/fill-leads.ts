import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#lib/leads/store/tables'

/** Leads in one step. */
const step = 1000

/** Fills when a lead first reached somebody, of leads stored before that was kept. */
export function fillDelivered(db: Kysely<Tables>): Promise<void> {
  // Were the status a condition, SQLite would look for the lead among all that were delivered.
  const arrived = sql`CASE WHEN status = 'delivered' THEN delivered_at END`
  const first = sql`(SELECT min(${arrived}) FROM delivery WHERE lead_id = lead.id)`
  return fill(db, sql`delivered_at = ${first}`, sql`delivered_at IS NULL AND ${first} IS NOT NULL`)
}

/** Fills the source of a lead's latest campaign, which a trigger fills for newer ones (PostgreSQL). */
export function fillSources(db: Kysely<Tables>): Promise<void> {
  return fill(db, sql`source = coalesce(last_touch::jsonb ->> 'utm_source', '')`, sql`source IS NULL`)
}

/** Sets something in all leads for which a condition holds; others write at least half of the time. */
async function fill(db: Kysely<Tables>, set: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<void> {
  for (let last = ''; ;) {
    const started = performance.now()
    const next = db.selectFrom('lead').select('id').where('id', '>', last).orderBy('id').limit(step)
    const end = (await next.execute()).at(-1)?.id
    if (end === undefined) return
    await sql`UPDATE lead SET ${set} WHERE id > ${last} AND id <= ${end} AND ${where}`.execute(db)
    last = end
    const elapsed = performance.now() - started
    await new Promise((resolve) => setTimeout(resolve, elapsed))
  }
}
