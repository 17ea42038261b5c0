import { sql } from 'kysely'
import { z } from 'zod'
import { audit } from '#lib/auth/audit'
import { requireRole, roles, type Actor, type Person } from '#lib/auth/person'
import { deviceCookie, hashToken, newToken, openSessions, type Passkey } from '#lib/auth/sessions'
import { env } from '#lib/env'
import { visibleText } from '#lib/leads/clean-text'
import { leadStore } from '#lib/database/open'
import { isPostgres, type Db, type Tables } from '#lib/database/tables'
import { clockToleranceMs, addMilliseconds } from '#lib/time/add-milliseconds'

/** Everybody, with open sessions, whether they have a passkey, and until when an invitation is good; null when there is none. */
export async function listPeople(by: Actor, db: Db, now: Date) {
  requireRole(by, 'admin')
  const sessions = await openSessions(db, now).orderBy('staffSession.usedAt', 'desc').execute()
  const passkeys = await db.selectFrom('passkey').select('staffId').execute()
  const invitations = await openInvitations(db, now).select(['staff.id', 'expiresAt']).execute()
  const people = db
    .selectFrom('staff')
    .where('removedAt', 'is', null)
    .select(['id', 'email', 'name', 'role'])
  return (await people.orderBy('email').execute()).map((person) => ({
    ...person,
    invitedUntil: invitations.find(({ id }) => id === person.id)?.expiresAt ?? null,
    hasPasskey: passkeys.some(({ staffId }) => staffId === person.id),
    sessions: sessions.filter(({ id }) => id === person.id),
  }))
}

export type Member = Awaited<ReturnType<typeof listPeople>>[number]

/**
 * Of two admins who remove each other at once the second waits for the first, and so does who adds a passkey meanwhile.
 * SQLite runs one transaction at a time.
 */
async function lockStaff(transaction: Db): Promise<void> {
  if (isPostgres(transaction))
    await sql`LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
}

export async function endSessions(by: Actor, db: Db, staffId: string): Promise<number> {
  requireRole(by, 'admin')
  return db.transaction().execute(async (transaction) => {
    const all = transaction
      .deleteFrom('staffSession')
      .where('staffId', '=', staffId)
      .returning('id')
    const { length: ended } = await all.execute()
    if (ended > 0) await audit(transaction, by, 'endSessions', staffId)
    return ended
  })
}

/**
 * Takes a person's passkeys, invitation and sessions at once.
 * @returns `lastAdmin` when nobody could invite anybody any more; the command may do even that, which closes the desk
 */
export async function removePerson(by: Actor, db: Db, staffId: string, now: Date) {
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
    if (by !== 'command' && !(await left.executeTakeFirst())) return 'lastAdmin'
    await audit(transaction, by, 'remove', staffId)
    await transaction.deleteFrom('passkey').where('staffId', '=', staffId).execute()
    await transaction.deleteFrom('invitation').where('staffId', '=', staffId).execute()
    await transaction
      .updateTable('staff')
      .set({ removedAt: now.toISOString() })
      .where('id', '=', staffId)
      .execute()
    return 'removed'
  })
}

const invitationMs = 24 * 3_600_000

/** Carries a new invitation to the page that shows it, for two minutes: in no address, log or history. */
export const invitationCookie = {
  ...deviceCookie,
  name: 'staff-invitation',
  path: '/staff/people',
  maxAge: 120,
}

/** Who is invited, as a form or a command says it; the name is what colleagues see. */
export const invitee = z.object({
  email: z.email().max(254).toLowerCase(),
  name: z.string().transform(visibleText).pipe(z.string().min(1).max(60)),
  role: z.enum(roles),
})

/**
 * Invites somebody, or to one more passkey who is there: on another device, or in place of a lost one. Earlier invitations
 * of theirs end.
 * @returns the link, which is stored nowhere; null when the person is there in another role
 */
export async function invite(
  by: Actor,
  db: Db,
  { email, name, role }: z.infer<typeof invitee>,
  now: Date,
) {
  requireRole(by, 'admin')
  const token = newToken()
  const at = now.toISOString()
  return db.transaction().execute(async (transaction) => {
    const staff = await transaction
      .insertInto('staff')
      .values({ id: crypto.randomUUID(), email, name, role, createdAt: at, removedAt: null })
      // Who was removed may come back, in any role.
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ name, role, removedAt: null })
          .where((eb) =>
            eb.or([eb('staff.role', '=', role), eb('staff.removedAt', 'is not', null)]),
          ),
      )
      .returning('id')
      .executeTakeFirst()
    if (!staff) return null
    const expiresAt = addMilliseconds(now, invitationMs)
    await transaction.deleteFrom('invitation').where('staffId', '=', staff.id).execute()
    const invitation = {
      tokenHash: hashToken(token),
      staffId: staff.id,
      createdAt: at,
      expiresAt,
      usedAt: null,
    }
    await transaction.insertInto('invitation').values(invitation).execute()
    await audit(transaction, by, 'invite', staff.id)
    // What stands in the fragment is sent to no server and written in no log.
    return `${env.SITE_URL}/staff/join#${token}`
  })
}

/** Invitations that somebody may still take, and whom they are for. */
const openInvitations = (db: Db, now: Date) =>
  db
    .selectFrom('invitation')
    .innerJoin('staff', 'staff.id', 'invitation.staffId')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    // Made while the clock was ahead, an invitation would be good for longer than a day.
    .where('invitation.createdAt', '<=', addMilliseconds(now, clockToleranceMs))
    .where('staff.removedAt', 'is', null)

/** Who an invitation is for; null when it was used, has expired or is none. */
export async function findInvitation(db: Db, token: string, now: Date) {
  const invitation = openInvitations(db, now).where('tokenHash', '=', hashToken(token))
  return (
    (await invitation.select(['staff.id', 'staff.email', 'staff.name']).executeTakeFirst()) ?? null
  )
}

type NewPasskey = Pick<Tables['passkey'], 'id' | 'publicKey' | 'counter'>

/**
 * Makes a passkey one of whoever an invitation is for, which it uses up.
 * @returns null when the invitation is not good any more
 */
export async function addPasskey(
  db: Db,
  token: string,
  passkey: NewPasskey,
  now: Date,
): Promise<Passkey | null> {
  return db.transaction().execute(async (transaction) => {
    await lockStaff(transaction)
    const invitation = transaction
      .updateTable('invitation')
      .set({ usedAt: now.toISOString() })
      .where('tokenHash', '=', hashToken(token))
      .where('tokenHash', 'in', openInvitations(transaction, now).select('tokenHash'))
    const { staffId } = (await invitation.returning('staffId').executeTakeFirst()) ?? {}
    if (staffId === undefined) return null
    const row = { ...passkey, staffId, createdAt: now.toISOString() }
    await transaction.insertInto('passkey').values(row).execute()
    await audit(transaction, { id: staffId }, 'join', staffId)
    return row
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
