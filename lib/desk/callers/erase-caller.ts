import { openStore } from '#lib/database/open'
import { recordAudit } from '#lib/auth/audit'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { findCaller } from '#lib/desk/callers/caller'
import type { ChangeResult } from '#lib/desk/callers/change-caller'
import type { Desk } from '#lib/desk/desk'
import { eraseLeads } from '#lib/leads/erasure'

/**
 * Erases all leads of a caller for good. If `isSure` is false, nothing is erased and the result is
 * the question `erase`. The audit log keeps the numbers of the leads.
 */
export async function eraseCaller(
  person: Person,
  desk: Desk,
  number: number,
  isSure: boolean,
): Promise<ChangeResult> {
  requireRole(person, 'admin')
  const { db, folder, now } = desk
  const caller = await findCaller(person, desk, number)
  if (!caller) return { kind: 'gone' }
  if (!isSure) return { kind: 'ask', question: 'erase' }
  const { lead, leads } = caller
  // The audit line is written first, so that nothing is erased when the line cannot be written.
  for (const each of leads) await recordAudit(db, person, 'erase', each.number)
  const erased =
    leads.length === 1
      ? ({ column: 'id', value: lead.id } as const)
      : ({ column: 'caller', value: lead.caller } as const)
  if (folder === null) return { kind: 'erased', leads: await eraseLeads(db, erased, now) }
  // VACUUM takes long. It runs on a separate connection, so that sign-ups do not wait for it.
  const store = await openStore({ folder })
  try {
    return { kind: 'erased', leads: await eraseLeads(store.database, erased, now) }
  } finally {
    await store.close()
  }
}
