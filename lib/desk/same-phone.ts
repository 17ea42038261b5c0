import { toDeskStatus, type DeskEntry } from '#lib/desk/entry'
import { isWholePhone } from '#lib/leads/phone'
import type { Db } from '#lib/leads/store/tables'

/** Another lead of a phone: what staff should know before they call. */
export type SamePhone = Pick<DeskEntry, 'number' | 'createdAt' | 'status' | 'suspected'> & {
  phone: string
  ordered: string | null
}

/** Most leads that are read of all phones together. */
const limit = 2000

/** All leads of these phones, newest first; an incomplete phone may be anybody's. */
export async function leadsOfPhones(db: Db, phones: readonly string[]): Promise<Map<string, SamePhone[]>> {
  const whole = [...new Set(phones.filter(isWholePhone))]
  if (whole.length === 0) return new Map()
  const rows = await db
    .selectFrom('lead')
    .select(['number', 'phone', 'createdAt', 'ordered', 'status', 'deskStatus'])
    .where('phone', 'in', whole)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  const leads = rows.map(({ status, deskStatus, ...row }) => ({
    ...row,
    status: toDeskStatus(deskStatus),
    suspected: status === 'suspected',
  }))
  return Map.groupBy(leads, ({ phone }) => phone)
}
