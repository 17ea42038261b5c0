import type { Desk } from '#lib/leads/desk/desk'
import type { Person } from '#lib/staff/person'
import { countRows } from '#lib/leads/store/tables'

/** How many leads each tab has; `queue`: new and due now. */
export type Counts = { queue: number; later: number; all: number }

/** Counts for the tabs; nothing of it is about anybody, so it is not audited. */
export async function counts(_person: Person, { db, now }: Desk): Promise<Counts> {
  const entries = db.selectFrom('deskEntry')
  const open = entries.where('suspected', '=', 0)
  const later = open.where('status', 'in', ['noAnswer', 'later'])
  const due = await countRows(later.where('dueAt', '<=', now.toISOString()))
  return {
    queue: due + (await countRows(open.where('status', '=', 'new'))),
    later: await countRows(later),
    all: await countRows(entries),
  }
}
