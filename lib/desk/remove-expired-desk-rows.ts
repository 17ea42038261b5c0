import { removeExpiredAccess } from '#lib/auth/remove-expired-access'
import type { Db } from '#lib/database/tables'
import { removeOldHandoverNote } from '#lib/desk/handover/handover-note'

/**
 * Removes expired rows of the desk, such as sessions, audit lines and the handover note.
 * @param expiryDay the first day whose audit lines are kept; null keeps all audit lines
 */
export async function removeExpiredDeskRows(
  db: Db,
  expiryDay: string | null,
  now: Date,
): Promise<void> {
  await removeExpiredAccess(db, expiryDay, now)
  await removeOldHandoverNote(db, now)
}
