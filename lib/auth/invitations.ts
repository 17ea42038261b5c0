import { env } from '#lib/env'
import type { Db, Tables } from '#lib/leads/store/tables'
import { auditStaff } from '#lib/auth/audit'
import { requireRole, type Actor, type Role } from '#lib/auth/person'
import { hashToken, newToken } from '#lib/auth/sessions'

const invitationMs = 24 * 3_600_000

/** Carries a new invitation to the page that shows it, for two minutes: in no address, log or history. */
export const invitationCookie = {
  name: 'staff-invitation',
  attributes: { path: '/staff/people', maxAge: 120, secure: true, httpOnly: true, sameSite: 'strict' },
} as const

/**
 * Invites somebody, anew if need be: that is how a lost passkey is replaced. Earlier invitations of theirs end.
 * @param by an admin, or the command
 * @returns the link, which is stored nowhere; null when the person is there in another role
 */
export async function invite(by: Actor, db: Db, email: string, role: Role, now: Date): Promise<string | null> {
  requireRole(by, 'admin')
  const token = newToken()
  const at = now.toISOString()
  return db.transaction().execute(async (transaction) => {
    const staff = await transaction
      .insertInto('staff')
      .values({ id: crypto.randomUUID(), email: email.toLowerCase(), role, createdAt: at, removedAt: null })
      // Who was removed may come back, in any role.
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ role, removedAt: null })
          .where((eb) => eb.or([eb('staff.role', '=', role), eb('staff.removedAt', 'is not', null)])),
      )
      .returning('id')
      .executeTakeFirst()
    if (!staff) return null
    const expiresAt = new Date(now.getTime() + invitationMs).toISOString()
    await transaction.deleteFrom('invitation').where('staffId', '=', staff.id).execute()
    const invitation = { tokenHash: hashToken(token), staffId: staff.id, createdAt: at, expiresAt, usedAt: null }
    await transaction.insertInto('invitation').values(invitation).execute()
    await auditStaff(transaction, by, 'invite', staff.id)
    // What stands in the fragment is sent to no server and written in no log.
    return `${env.SITE_URL}/staff/join#${token}`
  })
}

const good = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('invitation')
    .innerJoin('staff', 'staff.id', 'invitation.staffId')
    .where('tokenHash', '=', hashToken(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .where('staff.removedAt', 'is', null)

/** Who an invitation is for; null when it was used, has expired or is none. */
export async function findInvitation(db: Db, token: string, now: Date) {
  return (await good(db, token, now).select(['staff.id', 'staff.email']).executeTakeFirst()) ?? null
}

type NewPasskey = Pick<Tables['passkey'], 'id' | 'publicKey' | 'counter'>

/**
 * Uses up an invitation: the passkey is the person's only one from now on, and their sessions end.
 * @returns the person's id, or null when the invitation is not good any more
 */
export async function acceptInvitation(db: Db, token: string, passkey: NewPasskey, now: Date): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('invitation')
      .set({ usedAt: now.toISOString() })
      .where('tokenHash', 'in', good(transaction, token, now).select('tokenHash'))
      .where('usedAt', 'is', null)
      .returning('staffId')
      .executeTakeFirst()
    if (!used) return null
    await transaction.deleteFrom('passkey').where('staffId', '=', used.staffId).execute()
    await transaction.deleteFrom('staffSession').where('staffId', '=', used.staffId).execute()
    const row = { ...passkey, staffId: used.staffId, createdAt: now.toISOString(), usedAt: null }
    await transaction.insertInto('passkey').values(row).execute()
    await auditStaff(transaction, { id: used.staffId }, 'join', used.staffId)
    return used.staffId
  })
}
