import { sql } from 'kysely'
import type { Desk } from '#lib/leads/desk/desk'
import { laterStatuses } from '#lib/leads/desk/entry'
import { wholeLength } from '#lib/leads/phone'
import type { Person } from '#lib/staff/person'
import { countRows } from '#lib/leads/store/tables'

/** What each tab shows; `queue`: who is new or due now, a phone once. */
export type Counts = { queue: number; later: number; all: number }

/** As the queue has them: an incomplete phone may be anybody's. */
const people = sql<number>`count(DISTINCT CASE WHEN length(phone) = ${sql.lit(wholeLength)} THEN phone ELSE lead.id END)`

/** Counts for the tabs; nothing of it is about anybody, so it is not audited. */
export async function counts(_person: Person, { db, now }: Desk): Promise<Counts> {
  const entries = db.selectFrom('deskEntry')
  const open = entries.where('suspected', '=', 0)
  const toCall = open
    .innerJoin('lead', 'lead.id', 'deskEntry.leadId')
    .where((eb) =>
      eb('deskEntry.status', '=', 'new').or(
        eb('deskEntry.status', 'in', laterStatuses).and('dueAt', '<=', now.toISOString()),
      ),
    )
  return {
    queue: (await toCall.select(people.as('count')).executeTakeFirst())?.count ?? 0,
    later: await countRows(open.where('status', 'in', laterStatuses)),
    all: await countRows(entries),
  }
}
