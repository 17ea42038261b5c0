import type { Desk } from '#lib/desk/desk'
import { isNumber } from '#lib/desk/entry'
import { eraseLeads } from '#lib/leads/erasure'
import { openStore } from '#lib/leads/store/open-store'
import { requireRole, type Person } from '#lib/auth/person'

/**
 * Erases a lead, or every lead of its phone, for good and leaves a proof; returns how many, 0 when no lead has the number
 * (any more).
 * @throws Forbidden unless the person is an admin.
 */
export async function erase(
  person: Person,
  { db, folder, now, audit }: Desk,
  number: number,
  scope: 'lead' | 'phone',
): Promise<number> {
  requireRole(person, 'admin')
  if (!isNumber(number)) return 0
  const chosen = db.selectFrom('lead').select(['id', 'phone', 'number'])
  const lead = await chosen.where('number', '=', number).executeTakeFirst()
  if (!lead) return 0
  const all = scope === 'lead' ? [lead] : await chosen.where('phone', '=', lead.phone).orderBy('number').execute()
  // Noted before it is done: what cannot be noted is not erased.
  for (const each of all) await audit(db, person, 'erase', each.number)
  const erased = scope === 'lead' ? lead : { phone: lead.phone }
  if (folder === null) return eraseLeads(db, erased, now)
  // VACUUM takes long: visitors must not wait behind it for the server's one connection.
  const store = await openStore({ folder })
  return eraseLeads(store.database, erased, now).finally(() => store.close())
}
