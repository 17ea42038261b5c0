import type { Actor } from '#lib/auth/person'
import { selectOpenSessions, type Session } from '#lib/auth/sessions'
import { selectOpenInvitations } from '#lib/auth/invitations'
import { requireRole, type Role } from '#lib/auth/roles'
import type { Db } from '#lib/database/tables'

/** A member of staff. */
export type Member = {
  id: string
  email: string
  name: string
  role: Role
  /** ISO time when the open invitation expires; null without an open invitation. */
  invitedUntil: string | null
  hasPasskey: boolean
  /** Open sessions of the member, the most recently used first. */
  sessions: Session[]
}

export async function listPeople(by: Actor, db: Db, now: Date): Promise<Member[]> {
  requireRole(by, 'admin')
  const sessions = await selectOpenSessions(db, now)
    .orderBy('staffSession.usedAt', 'desc')
    .execute()
  const passkeys = await db.selectFrom('passkey').select('staffId').execute()
  const invitations = await selectOpenInvitations(db, now)
    .select(['staff.id', 'expiresAt'])
    .execute()
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
