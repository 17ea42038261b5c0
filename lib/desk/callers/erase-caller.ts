import { countRows } from '#lib/database/count-rows'
import { openStore } from '#lib/database/open'
import type { Db } from '#lib/database/tables'
import { recordAudit } from '#lib/auth/audit'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import type { Caller } from '#lib/desk/callers/caller'
import { findLatestEntry } from '#lib/desk/callers/caller-history'
import {
  changeCaller,
  type ChangeQuestion,
  type ChangeResult,
} from '#lib/desk/callers/change-caller'
import type { Desk } from '#lib/desk/desk'
import { deleteLeads, rewriteFile, type ErasedLeads } from '#lib/leads/erasure'

/** The state of the caller that the member of staff saw on the card. */
export type SeenEntries = {
  /** The version of the caller. */
  version: string
  /** Id of the latest event of the history (`findLatestEntry`); 0 for an empty history. */
  event: number
}

/**
 * Erases all leads of a caller for good. If the caller has changed since `seen`, the result is a
 * conflict. Unless `confirmed` contains `erase`, the result is the question `erase`. The audit log
 * keeps the lead numbers of the erased leads.
 * @param confirmed questions of the desk that the member of staff has answered with “yes”
 */
export async function eraseCaller(
  person: Person,
  desk: Desk,
  number: number,
  seen: SeenEntries,
  confirmed: readonly ChangeQuestion[],
): Promise<ChangeResult> {
  requireRole(person, 'admin')
  const result = await changeCaller(person, desk, number, async ({ db }, caller, history) => {
    const latest = findLatestEntry(history)?.id ?? 0
    if (caller.version !== seen.version || latest !== seen.event) return { kind: 'conflict' }
    if (!confirmed.includes('erase')) return { kind: 'ask', question: 'erase' }
    for (const each of caller.leads) await recordAudit(db, person, 'erase', each.number)
    return {
      kind: 'erased',
      leads: await deleteLeads(db, await chooseErasedLeads(db, caller), desk.now),
    }
  })
  if (result.kind !== 'erased' || desk.folder === null) return result
  // VACUUM takes long and runs on a separate connection, so that visitors do not wait.
  const store = await openStore({ folder: desk.folder })
  try {
    await rewriteFile(store.database)
  } finally {
    await store.close()
  }
  return result
}

/**
 * Chooses the column by which the caller's leads are erased. The column also decides the reason in
 * the proof of the erasure. The column is `phone` only if no other caller has the phone number.
 */
async function chooseErasedLeads(
  db: Db,
  { lead: { id, caller, phone }, leads }: Caller,
): Promise<ErasedLeads> {
  if (leads.length === 1) return { column: 'id', value: id }
  const others = db.selectFrom('lead').where('phone', '=', phone).where('caller', '!=', caller)
  const isShared = (await countRows(others)) > 0
  return isShared ? { column: 'caller', value: caller } : { column: 'phone', value: phone }
}
