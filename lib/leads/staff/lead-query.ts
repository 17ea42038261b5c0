import type { Lead } from '#lib/leads/lead'
import type { Db, Tables } from '#lib/leads/store/tables'

/** Statuses that leads can be filtered by: a lead's own, or that of a delivery. */
export const filterStatuses = ['new', 'suspected', 'pending', 'delivered', 'parked', 'dead'] as const

/** From `since` to `before`, ISO times, the latter not included; `delivered`: reached somebody; `pending`, `parked`, `dead`: any delivery is. */
export type LeadFilter = {
  since?: string | undefined
  before?: string | undefined
  status?: (typeof filterStatuses)[number] | undefined
}

/** Leads that match, without order or columns. */
export function filterLeads(db: Db, { since, before, status }: LeadFilter) {
  let query = db.selectFrom('lead')
  if (since !== undefined) query = query.where('createdAt', '>=', since)
  if (before !== undefined) query = query.where('createdAt', '<', before)
  if (status === 'new' || status === 'suspected') return query.where('status', '=', status)
  if (status === 'delivered') return query.where('deliveredAt', 'is not', null)
  if (status === undefined) return query
  return query.where('id', 'in', (sub) => sub.selectFrom('delivery').select('leadId').where('status', '=', status))
}

const worstFirst = ['dead', 'parked', 'pending', 'delivered'] as const

/** Where a lead stands, by the worst of its deliveries; `stored`: no channel was set. */
export type LeadState = 'suspected' | (typeof worstFirst)[number] | 'stored'

/** A lead in a list; `earlier` counts the same phone's other sign-ups in the 24 hours before it. */
export type ListedLead = { lead: Lead; state: LeadState; earlier: number }

/** Leads with their states. */
export async function withStates(db: Db, leads: readonly Lead[]): Promise<ListedLead[]> {
  const ids = leads.map(({ id }) => id)
  const deliveries = Map.groupBy(await deliveriesOf(db, ids), ({ leadId }) => leadId)
  const stateOf = ({ id, status }: Lead): LeadState => {
    if (status === 'suspected') return 'suspected'
    return worstFirst.find((state) => deliveries.get(id)?.some((delivery) => delivery.status === state)) ?? 'stored'
  }
  return leads.map((lead) => ({ lead, state: stateOf(lead), earlier: 0 }))
}

/** Deliveries of leads. */
export async function deliveriesOf(db: Db, ids: readonly string[]): Promise<Tables['delivery'][]> {
  if (ids.length === 0) return []
  return db.selectFrom('delivery').selectAll().where('leadId', 'in', ids).orderBy('channel').execute()
}
