import { recordAudit } from '#lib/auth/audit'
import type { Actor, Person } from '#lib/auth/person'
import { sql } from 'kysely'
import { requireRole } from '#lib/auth/roles'
import { getSiteStore } from '#lib/database/open'
import { isPostgres } from '#lib/database/postgres'
import type { Db } from '#lib/database/tables'

/**
 * Locks the staff table in PostgreSQL, so that two admins cannot remove each other at once. SQLite
 * runs one transaction at a time and needs no lock.
 */
export async function lockStaff(transaction: Db): Promise<void> {
  if (isPostgres(transaction))
    await sql`LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
}

/** Ends all sessions of a member of staff. Returns the number of ended sessions. */
export async function endSessions(by: Actor, db: Db, staffId: string): Promise<number> {
  requireRole(by, 'admin')
  return db.transaction().execute(async (transaction) => {
    const all = transaction
      .deleteFrom('staffSession')
      .where('staffId', '=', staffId)
      .returning('id')
    const { length: ended } = await all.execute()
    if (ended > 0) await recordAudit(transaction, by, 'endSessions', staffId)
    return ended
  })
}

/**
 * `lastAdmin`: the member was not removed, because no admin with a passkey would be left. The desk
 * needs an admin, because only an admin can invite people at the desk.
 */
export type RemovalResult = { kind: 'removed' } | { kind: 'lastAdmin' }

/**
 * Removes a member of staff, with the member's passkeys, invitations and sessions. Only the command
 * `npm run staff` may remove the last admin.
 */
export async function removePerson(
  by: Actor,
  db: Db,
  staffId: string,
  now: Date,
): Promise<RemovalResult> {
  requireRole(by, 'admin')
  return db.transaction().execute(async (transaction) => {
    await lockStaff(transaction)
    const admins = transaction
      .selectFrom('staff')
      .innerJoin('passkey', 'passkey.staffId', 'staff.id')
    const others = admins
      .where('role', '=', 'admin')
      .where('removedAt', 'is', null)
      .select('staff.id')
    const left = others.where('staff.id', '<>', staffId)
    if (by !== 'command' && !(await left.executeTakeFirst())) return { kind: 'lastAdmin' }
    await recordAudit(transaction, by, 'remove', staffId)
    await transaction.deleteFrom('passkey').where('staffId', '=', staffId).execute()
    await transaction.deleteFrom('invitation').where('staffId', '=', staffId).execute()
    await transaction
      .updateTable('staff')
      .set({ removedAt: now.toISOString() })
      .where('id', '=', staffId)
      .execute()
    return { kind: 'removed' }
  })
}

/** Names of members of staff by id, including members who were removed. */
export async function findStaffNames(_person: Person, db: Db): Promise<Map<string, string>> {
  const people = await db.selectFrom('staff').select(['id', 'name']).execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}

/**
 * True while the staff table has a member of staff who is not removed. Without such a member the
 * desk is closed.
 */
export async function isDeskOpen(): Promise<boolean> {
  const { database } = await getSiteStore()
  const people = database.selectFrom('staff').select('id').where('removedAt', 'is', null).limit(1)
  return (await people.executeTakeFirst()) !== undefined
}
