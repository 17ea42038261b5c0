import { sql } from 'kysely'
import { auditStaff } from '#lib/auth/audit'
import { requireRole, type Actor, type Person } from '#lib/auth/person'
import { listSessions } from '#lib/auth/sessions'
import { leadStore } from '#lib/leads/store/open-store'
import { isPostgres, type Db } from '#lib/leads/store/tables'

/** Everybody: when the passkey was made, and until when an invitation is good; null when there is none. */
export async function listPeople(by: Actor, db: Db, now: Date) {
  requireRole(by, 'admin')
  const sessions = await listSessions(db, now)
  const people = await db
    .selectFrom('staff')
    .leftJoin('passkey', 'passkey.staffId', 'staff.id')
    .leftJoin('invitation', (join) =>
      join
        .onRef('invitation.staffId', '=', 'staff.id')
        .on('invitation.usedAt', 'is', null)
        .on('invitation.expiresAt', '>', now.toISOString()),
    )
    .where('staff.removedAt', 'is', null)
    .select(['staff.id', 'email', 'role', 'passkey.createdAt as joinedAt', 'invitation.expiresAt as invitedUntil'])
    .orderBy('email')
    .execute()
  return people.map((person) => ({ ...person, sessions: sessions.filter(({ id }) => id === person.id) }))
}

export type Member = Awaited<ReturnType<typeof listPeople>>[number]

/** Ends one session of a person, or all; gives how many. */
export async function endSessions(by: Actor, db: Db, staffId: string, sessionId?: string): Promise<number> {
  requireRole(by, 'admin')
  return db.transaction().execute(async (transaction) => {
    const all = transaction.deleteFrom('staffSession').where('staffId', '=', staffId).returning('id')
    const { length: ended } = await (sessionId === undefined ? all : all.where('id', '=', sessionId)).execute()
    if (ended > 0) await auditStaff(transaction, by, 'endSessions', staffId)
    return ended
  })
}

/**
 * Takes a person's passkey, invitation and sessions at once.
 * @returns `lastAdmin` when nobody could invite anybody any more; the command may do even that, which closes the desk
 */
export async function removePerson(by: Actor, db: Db, staffId: string, now: Date): Promise<'removed' | 'lastAdmin'> {
  requireRole(by, 'admin')
  return db.transaction().execute(async (transaction) => {
    // Two admins who remove each other at once: the second waits for the first. SQLite runs one transaction at a time.
    if (isPostgres(db)) await sql`LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
    const others = transaction
      .selectFrom('staff')
      .innerJoin('passkey', 'passkey.staffId', 'staff.id')
      .where('staff.id', '<>', staffId)
      .where('role', '=', 'admin')
      .where('removedAt', 'is', null)
      .select('staff.id')
    if (by !== 'command' && !(await others.executeTakeFirst())) return 'lastAdmin'
    for (const table of ['staffSession', 'passkey', 'invitation'] as const)
      await transaction.deleteFrom(table).where('staffId', '=', staffId).execute()
    await transaction.updateTable('staff').set({ removedAt: now.toISOString() }).where('id', '=', staffId).execute()
    await auditStaff(transaction, by, 'remove', staffId)
    return 'removed'
  })
}

/** What staff are called at the desk, by id: their address up to the @. Who has left keeps the name. */
export async function staffNames(_person: Person, db: Db): Promise<Map<string, string>> {
  const people = await db.selectFrom('staff').select(['id', 'email']).execute()
  return new Map(people.map(({ id, email }) => [id, email.replace(/@.*/, '')]))
}

/** True once somebody was invited, until nobody is left. */
export async function isDeskOpen(): Promise<boolean> {
  const { database } = await leadStore()
  const anybody = database.selectFrom('staff').select('id').where('removedAt', 'is', null).limit(1)
  return (await anybody.executeTakeFirst()) !== undefined
}
