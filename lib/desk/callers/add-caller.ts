import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { recordEvent } from '#lib/desk/callers/caller-history'
import { changeCaller } from '#lib/desk/callers/change-caller'
import type { Desk } from '#lib/desk/desk'
import { createLead } from '#lib/leads/create-lead'
import { acceptLead } from '#lib/leads/accept-lead'
import type { SignUp } from '#lib/leads/sign-up-schema'

export type AdditionResult = { kind: 'added'; number: number } | { kind: 'failed' }

/**
 * Saves the sign-up of a person who came, called or wrote to the clinic.
 * @param key the idempotency key of the form, so that a form that is sent twice makes one lead
 */
export async function addCaller(
  person: Person,
  desk: Desk,
  key: string,
  signUp: SignUp,
): Promise<AdditionResult> {
  requireRole(person, 'reception')
  const leadKey = `desk-${key}`
  const { status } = await acceptLead(createLead(leadKey, signUp))
  const row = await desk.db
    .selectFrom('lead')
    .select('number')
    .where('key', '=', leadKey)
    .executeTakeFirst()
  if (status > 201 || !row) return { kind: 'failed' }
  const isCreated = status === 201
  if (isCreated)
    await changeCaller(person, desk, row.number, async (inTransaction, { lead }) => {
      await recordEvent(person, inTransaction, lead, 'added')
      return { kind: 'done' }
    })
  return { kind: 'added', number: row.number }
}
