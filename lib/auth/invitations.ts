import { z } from 'zod'
import { env } from '#lib/env'
import { visibleText } from '#lib/leads/clean-text'
import type { Db, Tables } from '#lib/leads/store/tables'
import { audit } from '#lib/auth/audit'
import { requireRole, roles, type Actor } from '#lib/auth/person'
import { hashToken, newToken, type Passkey } from '#lib/auth/sessions'

const invitationMs = 24 * 3_600_000

/** Carries a new invitation to the page that shows it, for two minutes: in no address, log or history. */
export const invitationCookie = {
  name: 'staff-invitation',
  attributes: { path: '/staff/people', maxAge: 120, secure: true, httpOnly: true, sameSite: 'strict' },
} as const

/** Who is invited, as a form or a command says it; the name is what colleagues see. */
export const invitee = z.object({
  email: z.email().max(254).toLowerCase(),
  name: z.string().transform(visibleText).pipe(z.string().min(1).max(60)),
  role: z.enum(roles),
})
type Invitee = z.infer<typeof invitee>

/**
 * Invites somebody, or to one more passkey who is there: on another device, or in place of a lost one. Earlier invitations
 * of theirs end.
 * @param by an admin, or the command
 * @returns the link, which is stored nowhere; null when the person is there in another role
 */
export async function invite(by: Actor, db: Db, { email, name, role }: Invitee, now: Date): Promise<string | null> {
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
          .where((eb) => eb.or([eb('staff.role', '=', role), eb('staff.removedAt', 'is not', null)])),
      )
      .returning('id')
      .executeTakeFirst()
    if (!staff) return null
    const expiresAt = new Date(now.getTime() + invitationMs).toISOString()
    await transaction.deleteFrom('invitation').where('staffId', '=', staff.id).execute()
    const invitation = { tokenHash: hashToken(token), staffId: staff.id, createdAt: at, expiresAt, usedAt: null }
    await transaction.insertInto('invitation').values(invitation).execute()
    await audit(transaction, by, 'invite', staff.id)
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
  return (await good(db, token, now).select(['staff.id', 'staff.email', 'staff.name']).executeTakeFirst()) ?? null
}

type NewPasskey = Pick<Tables['passkey'], 'id' | 'publicKey' | 'counter'>

/**
 * Uses up an invitation: the passkey is one of the person's from now on.
 * @returns null when the invitation is not good any more
 */
export async function acceptInvitation(db: Db, token: string, passkey: NewPasskey, now: Date): Promise<Passkey | null> {
  return db.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('invitation')
      .set({ usedAt: now.toISOString() })
      .where('tokenHash', 'in', good(transaction, token, now).select('tokenHash'))
      .where('usedAt', 'is', null)
      .returning('staffId')
      .executeTakeFirst()
    if (!used) return null
    const row = { ...passkey, staffId: used.staffId, createdAt: now.toISOString(), usedAt: null }
    await transaction.insertInto('passkey').values(row).execute()
    await audit(transaction, { id: used.staffId }, 'join', used.staffId)
    return row
  })
}
