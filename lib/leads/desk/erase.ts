import type { Desk } from '#lib/leads/desk/desk'
import { isNumber } from '#lib/leads/desk/entry'
import { eraseLeads, type Erasure } from '#lib/leads/staff/erase-leads'
import { openStore } from '#lib/leads/store/open-store'
import { audit } from '#lib/staff/audit'
import { requireRole, type Person } from '#lib/staff/person'

/**
 * Erases a lead, or every lead of its phone, for good and leaves a proof; null when no lead has the number (any more).
 * @throws Forbidden unless the person is an admin.
 */
export async function erase(
  person: Person,
  { db, folder, now }: Desk,
  number: number,
  scope: 'lead' | 'phone',
): Promise<Erasure | null> {
  requireRole(person, 'admin')
  if (!isNumber(number)) return null
  const entries = db.selectFrom('lead').innerJoin('deskEntry', 'deskEntry.leadId', 'lead.id')
  const chosen = entries.select(['lead.id', 'phone', 'number'])
  const lead = await chosen.where('number', '=', number).executeTakeFirst()
  if (!lead) return null
  const all = scope === 'lead' ? [lead] : await chosen.where('phone', '=', lead.phone).execute()
  // Noted before it is done: what cannot be noted is not erased.
  for (const each of all) await audit(db, person, 'erase', each.number)
  const erased = scope === 'lead' ? lead : { phone: lead.phone }
  if (folder === null) return eraseLeads(db, erased, null, now)
  // Purging the files takes long: visitors must not wait behind it for the server's one connection.
  const store = await openStore({ folder })
  return eraseLeads(store.database, erased, folder, now).finally(() => store.close())
}
