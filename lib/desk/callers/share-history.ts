import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import type { Desk } from '#lib/desk/desk'

/**
 * Copies events between the leads of two callers, so that each caller has the events of both. A
 * copy contains the id of the original. When the callers are united again, the history shows each
 * event once.
 */
export async function shareHistory(
  person: Person,
  { db }: Desk,
  sides: readonly [readonly DeskLead[], readonly DeskLead[]],
): Promise<void> {
  requireRole(person, 'reception')
  const ids = sides.flat().map(({ id }) => id)
  const rows = await db
    .selectFrom('leadEvent')
    .selectAll()
    .where('leadId', 'in', ids)
    .orderBy('id')
    .execute()
  const events = rows.map((row) => ({ ...row, original: row.copyOf ?? row.id }))
  for (const leads of sides) {
    const [lead] = leads
    const isOwn = (leadId: string) => leads.some(({ id }) => id === leadId)
    const known = new Set(events.filter((each) => isOwn(each.leadId)).map((each) => each.original))
    const missing = new Map(
      events.filter((each) => !known.has(each.original)).map((each) => [each.original, each]),
    )
    const copies = [...missing.values()].map(({ at, staffId, action, detail, original }) => ({
      leadId: lead?.id ?? '',
      at,
      staffId,
      action,
      detail,
      copyOf: original,
    }))
    if (copies.length > 0) await db.insertInto('leadEvent').values(copies).execute()
  }
}
