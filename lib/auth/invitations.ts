import { recordAudit } from '#lib/auth/audit'
import type { CreatedPasskey, Passkey } from '#lib/auth/passkeys'
import { lockStaff } from '#lib/auth/people'
import type { Actor } from '#lib/auth/person'
import type { SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { deviceCookie } from '#lib/auth/known-devices'
import { requireRole, roles } from '#lib/auth/roles'
import { createToken, hashToken } from '#lib/auth/tokens'
import type { Db, Tables } from '#lib/database/tables'
import { env } from '#lib/env'
import { cleanVisibleText } from '#lib/text/clean-text'
import { addMilliseconds, clockToleranceMs } from '#lib/time/add-milliseconds'

const invitationMs = 24 * 3_600_000

/**
 * Cookie that keeps a new invitation link for two minutes.
 * The page that shows the link reads the cookie, so no address and no log contains the link.
 */
export const invitationCookie = {
  ...deviceCookie,
  name: 'staff-invitation',
  path: '/staff/people',
  maxAge: 120,
}

/**
 * Fields of an invitation, from the form at the desk or from the command `npm run staff`.
 * Colleagues see `name`.
 */
export const inviteeSchema = z.object({
  email: z.string().trim().pipe(z.email().max(254).toLowerCase()),
  name: z.string().transform(cleanVisibleText).pipe(z.string().min(1).max(60)),
  role: z.enum(roles),
})

/**
 * Invites a new member of staff. A member who already has a passkey is invited to create another
 * passkey. Older invitations of the same member become invalid.
 * @returns the invitation link, which is stored nowhere; null when a member of staff with this
 * e-mail address has a role other than `role`
 */
export async function invitePerson(
  by: Actor,
  db: Db,
  { email, name, role }: z.infer<typeof inviteeSchema>,
  now: Date,
): Promise<string | null> {
  requireRole(by, 'admin')
  const token = createToken()
  const at = now.toISOString()
  return db.transaction().execute(async (transaction) => {
    const staff = await transaction
      .insertInto('staff')
      .values({ id: crypto.randomUUID(), email, name, role, createdAt: at, removedAt: null })
      // A removed member of staff may be invited again with any role.
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
    await transaction.deleteFrom('invitation').where('staffId', '=', staff.id).execute()
    const invitation = {
      tokenHash: hashToken(token),
      staffId: staff.id,
      createdAt: at,
      expiresAt: addMilliseconds(now, invitationMs),
      usedAt: null,
    }
    await transaction.insertInto('invitation').values(invitation).execute()
    await recordAudit(transaction, by, 'invite', staff.id)
    // Browsers do not send the fragment (`#…`) of a URL to a server, so no log contains the token.
    return `${env.SITE_URL}/staff/join#${token}`
  })
}

/** Selects unused invitations that have not expired, joined with the invited people. */
export function selectOpenInvitations(
  db: Db,
  now: Date,
): SelectQueryBuilder<Tables, 'invitation' | 'staff', object> {
  return (
    db
      .selectFrom('invitation')
      .innerJoin('staff', 'staff.id', 'invitation.staffId')
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now.toISOString())
      // An invitation with a `createdAt` after this time was made while the server's clock was
      // ahead. The invitation would be valid for more than a day, so the invitation is left out.
      .where('invitation.createdAt', '<=', addMilliseconds(now, clockToleranceMs))
      .where('staff.removedAt', 'is', null)
  )
}

export type InvitedPerson = Pick<Tables['staff'], 'id' | 'email' | 'name'>

/** Finds the invited person; null when the invitation is unknown, used or expired. */
export async function findInvitedPerson(
  db: Db,
  token: string,
  now: Date,
): Promise<InvitedPerson | null> {
  const invitation = selectOpenInvitations(db, now).where('tokenHash', '=', hashToken(token))
  const person = await invitation
    .select(['staff.id', 'staff.email', 'staff.name'])
    .executeTakeFirst()
  return person ?? null
}

/**
 * Saves the new passkey of an invited person and marks the invitation as used.
 * @returns the passkey; null when the invitation is not valid
 */
export async function acceptInvitation(
  db: Db,
  token: string,
  passkey: CreatedPasskey,
  now: Date,
): Promise<Passkey | null> {
  return db.transaction().execute(async (transaction) => {
    await lockStaff(transaction)
    const invitation = transaction
      .updateTable('invitation')
      .set({ usedAt: now.toISOString() })
      .where('tokenHash', '=', hashToken(token))
      .where('tokenHash', 'in', selectOpenInvitations(transaction, now).select('tokenHash'))
    const { staffId } = (await invitation.returning('staffId').executeTakeFirst()) ?? {}
    if (staffId === undefined) return null
    const row = { ...passkey, staffId, createdAt: now.toISOString() }
    await transaction.insertInto('passkey').values(row).execute()
    await recordAudit(transaction, { id: staffId }, 'join', staffId)
    return row
  })
}
