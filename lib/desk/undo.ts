import { changeEntry, writeEntry, type ChangeResult } from '#lib/desk/change'
import type { Desk } from '#lib/desk/desk'
import { entryColumns, toDeskLead, type DeskEntry } from '#lib/desk/entry'
import { addEvent, eventsOf, latestOutcome, type LeadEvent } from '#lib/desk/event'
import type { Db } from '#lib/leads/store/tables'
import type { Person } from '#lib/auth/person'

/**
 * Restores what the person's latest action replaced, with the duplicates it closed, and at the next call what the action
 * before it did. A `conflict` when another person acted since, `invalid` when nothing is left to undo.
 * @param version of the entry that the person saw
 */
export function undo(person: Person, desk: Desk, number: number, version: number): Promise<ChangeResult> {
  return changeEntry(desk, number, async (db, { entry }) => {
    if (entry.version !== version) return 'conflict'
    const event = latestOutcome(await eventsOf(db, entry.leadId))
    if (!event) return 'invalid'
    if (event.staffId !== person.id) return 'conflict'
    await restore(person, desk, db, entry, event)
    for (const duplicate of event.detail.duplicates ?? []) {
      const row = await db.selectFrom('lead').select(entryColumns).where('number', '=', duplicate).executeTakeFirst()
      const closing = row && latestOutcome(await eventsOf(db, row.id))
      if (row && closing?.detail.of === number)
        await restore(person, desk, db, toDeskLead(row, desk.now).entry, closing)
    }
    return 'done'
  })
}

async function restore(person: Person, desk: Desk, db: Db, entry: DeskEntry, { id, detail }: LeadEvent) {
  if (detail.before) await writeEntry(db, desk, entry, detail.before)
  await addEvent(person, desk, db, entry, 'undo', { undoes: id })
}
