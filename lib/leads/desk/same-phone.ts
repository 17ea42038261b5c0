import { isWholePhone } from '#lib/leads/phone'
import type { Db } from '#lib/leads/store/tables'

/** Another lead of a phone: what staff should know before they call. */
export type SamePhone = {
  number: number
  phone: string
  createdAt: string
  ordered: string
  status: string
  suspected: number
}

/** Most leads that are read of all phones together. */
const limit = 2000

/** All leads of these phones, newest first; an incomplete phone may be anybody's. */
export async function leadsOfPhones(db: Db, phones: readonly string[]): Promise<Map<string, SamePhone[]>> {
  const whole = [...new Set(phones.filter(isWholePhone))]
  if (whole.length === 0) return new Map()
  const rows = await db
    .selectFrom('lead')
    .innerJoin('deskEntry', 'deskEntry.leadId', 'lead.id')
    .select(['number', 'phone', 'lead.createdAt', 'deskEntry.ordered', 'deskEntry.status', 'suspected'])
    .where('phone', 'in', whole)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return Map.groupBy(rows, ({ phone }) => phone)
}
