import { sql } from 'kysely'
import type { Desk } from '#lib/desk/desk'
import { laterStatuses } from '#lib/desk/entry'
import { wholeLength } from '#lib/leads/phone'
import type { Person } from '#lib/auth/person'
import { countRows } from '#lib/leads/store/tables'

/** What each tab shows; `queue`: who is new or due now, a phone once. */
export type Counts = { queue: number; later: number; all: number }

/** As the queue has them: an incomplete phone may be anybody's. */
const people = sql<number>`count(DISTINCT CASE WHEN length(phone) = ${sql.lit(wholeLength)} THEN phone ELSE lead.id END)`

/** Counts for the tabs; nothing of it is about anybody, so it is not audited. */
export async function counts(_person: Person, { db, now }: Desk): Promise<Counts> {
  const leads = db.selectFrom('lead')
  const open = leads.where('status', '=', 'new')
  const toCall = open
    .where('deskStatus', 'in', ['new', ...laterStatuses])
    .where((eb) => eb('deskStatus', '=', 'new').or('dueAt', '<=', now.toISOString()))
  return {
    queue: (await toCall.select(people.as('count')).executeTakeFirst())?.count ?? 0,
    later: await countRows(open.where('deskStatus', 'in', laterStatuses)),
    all: await countRows(leads),
  }
}
