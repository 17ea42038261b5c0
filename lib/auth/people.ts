import { sql } from 'kysely'
import { audit } from '#lib/auth/audit'
import { requireRole, type Actor, type Person } from '#lib/auth/person'
import { openSessions } from '#lib/auth/sessions'
import { leadStore } from '#lib/leads/store/open-store'
import { isPostgres, type Db } from '#lib/leads/store/tables'

/** Everybody, with passkeys, open sessions, and until when an invitation is good; null when there is none. */
export async function listPeople(by: Actor, db: Db, now: Date) {
  requireRole(by, 'admin')
  const sessions = await openSessions(db, now).orderBy('staffSession.usedAt', 'desc').execute()
  const columns = ['id', 'staffId', 'createdAt', 'usedAt'] as const
  const passkeys = await db.selectFrom('passkey').select(columns).orderBy('createdAt').execute()
  const people = await db
    .selectFrom('staff')
    .leftJoin('invitation', (join) =>
      join
        .onRef('invitation.staffId', '=', 'staff.id')
        .on('invitation.usedAt', 'is', null)
        .on('invitation.expiresAt', '>', now.toISOString()),
    )
    .where('staff.removedAt', 'is', null)
    .select(['staff.id', 'email', 'name', 'role', 'invitation.expiresAt as invitedUntil'])
    .orderBy('email')
    .execute()
  return people.map((person) => ({
    ...person,
    passkeys: passkeys.filter(({ staffId }) => staffId === person.id),
    sessions: sessions.filter(({ id }) => id === person.id),
  }))
}

export type Member = Awaited<ReturnType<typeof listPeople>>[number]

export async function endSessions(by: Actor, db: Db, staffId: string): Promise<number> {
  requireRole(by, 'admin')
  return db.transaction().execute(async (transaction) => {
    const all = transaction.deleteFrom('staffSession').where('staffId', '=', staffId).returning('id')
    const { length: ended } = await all.execute()
    if (ended > 0) await audit(transaction, by, 'endSessions', staffId)
    return ended
  })
}

/**
 * Takes a person's passkeys, invitation and sessions at once, or one passkey with what it has signed in.
 * @returns `lastAdmin` when nobody could invite anybody any more; the command may do even that, which closes the desk
 */
export async function removePerson(by: Actor, db: Db, staffId: string, now: Date, passkey?: string) {
  requireRole(by, 'admin')
  return db.transaction().execute(async (transaction) => {
    // Two admins who remove each other at once: the second waits for the first. SQLite runs one transaction at a time.
    if (isPostgres(db)) await sql`LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
    const admins = transaction.selectFrom('staff').innerJoin('passkey', 'passkey.staffId', 'staff.id')
    const others = admins.where('role', '=', 'admin').where('removedAt', 'is', null).select('staff.id')
    const left =
      passkey === undefined ? others.where('staff.id', '<>', staffId) : others.where('passkey.id', '<>', passkey)
    if (by !== 'command' && !(await left.executeTakeFirst())) return 'lastAdmin'
    const passkeys = transaction.deleteFrom('passkey').where('staffId', '=', staffId)
    await (passkey === undefined ? passkeys : passkeys.where('id', '=', passkey)).execute()
    await audit(transaction, by, passkey === undefined ? 'remove' : 'removePasskey', staffId)
    if (passkey !== undefined) return 'removed'
    await transaction.deleteFrom('invitation').where('staffId', '=', staffId).execute()
    await transaction.updateTable('staff').set({ removedAt: now.toISOString() }).where('id', '=', staffId).execute()
    return 'removed'
  })
}

/** What staff are called at the desk, by id. Who has left keeps the name. */
export async function staffNames(_person: Person, db: Db): Promise<Map<string, string>> {
  const people = await db.selectFrom('staff').select(['id', 'name']).execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}

/** True once somebody was invited, until nobody is left. */
export async function isDeskOpen(): Promise<boolean> {
  const { database } = await leadStore()
  const anybody = database.selectFrom('staff').select('id').where('removedAt', 'is', null).limit(1)
  return (await anybody.executeTakeFirst()) !== undefined
}
