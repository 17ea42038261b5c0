import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { addNote } from '#lib/desk/callers/add-note'
import { recordEvent } from '#lib/desk/callers/caller-history'
import { changeCaller } from '#lib/desk/callers/change-caller'
import type { Desk } from '#lib/desk/desk'
import { createLead } from '#lib/leads/create-lead'
import { acceptLead } from '#lib/leads/accept-lead'
import type { SignUp } from '#lib/leads/sign-up-schema'
import { readStaffPhone } from '#lib/leads/staff-phone'

export type AdditionResult =
  | { kind: 'added'; number: number }
  | { kind: 'failed' }
  /**
   * Nothing is saved. `noPhone`: the typed phone has no digits. `impossiblePhone`: the typed phone
   * has too few or too many digits.
   */
  | { kind: 'noPhone' | 'impossiblePhone' }

/** A person whom staff add at the desk. */
export type NewCaller = {
  /** The fields of the form. `signUp.phone` is the phone as typed. */
  signUp: SignUp
  note: string
  /**
   * The typed phone, if it is an `impossiblePhone` that staff have confirmed after a warning;
   * otherwise ''.
   */
  confirmedPhone: string
}

/**
 * Saves the sign-up of a person who came, called or wrote to the clinic. Also saves a typed note.
 * @param key the idempotency key of the form, so that a form that is sent twice makes one lead
 */
export async function addCaller(
  person: Person,
  desk: Desk,
  key: string,
  { signUp, note, confirmedPhone }: NewCaller,
): Promise<AdditionResult> {
  requireRole(person, 'reception')
  const { phone, isPossible } = readStaffPhone(signUp.phone)
  if (phone === '') return { kind: 'noPhone' }
  if (!isPossible && confirmedPhone !== signUp.phone) return { kind: 'impossiblePhone' }
  const leadKey = `desk-${key}`
  const { status } = await acceptLead(createLead(leadKey, signUp, phone))
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
  if (note.trim() !== '') await addNote(person, desk, row.number, note)
  return { kind: 'added', number: row.number }
}
