import type { Kysely } from 'kysely'
import type { Tables } from '#lib/leads/store/tables'

/** What staff may ask for: a lead's own status, or that of a delivery. */
export const askedStatuses = ['new', 'suspected', 'pending', 'delivered', 'parked', 'dead'] as const

/** `since` is an ISO time; `delivered`: reached somebody; `pending`, `parked`, `dead`: any delivery is. */
export type LeadQuery = { since?: string | undefined; status?: (typeof askedStatuses)[number] | undefined }

/** Leads that match, without order or columns. */
export function matching(db: Kysely<Tables>, { since, status }: LeadQuery) {
  let query = db.selectFrom('lead')
  if (since !== undefined) query = query.where('created_at', '>=', since)
  if (status === 'new' || status === 'suspected') return query.where('status', '=', status)
  if (status === 'delivered') return query.where('delivered_at', 'is not', null)
  if (status === undefined) return query
  return query.where('id', 'in', (sub) => sub.selectFrom('delivery').select('lead_id').where('status', '=', status))
}
