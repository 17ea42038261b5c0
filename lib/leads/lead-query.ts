import { noticeChannels } from '#lib/leads/channels/channel'
import type { Lead } from '#lib/leads/lead'
import type { Db, Tables } from '#lib/leads/store/tables'

/** What the command filters leads by: a lead's own status, or that of a delivery. */
export const leadStates = ['new', 'suspected', 'pending', 'delivered', 'parked', 'dead'] as const

/** From `since` to `before`, ISO times, the latter not included; `delivered`: reached somebody; `pending`, `parked`, `dead`: any delivery is. */
export type LeadFilter = {
  phone?: string
  since?: string | undefined
  before?: string | undefined
  status?: (typeof leadStates)[number] | undefined
}

export function filterLeads(db: Db, { phone, since, before, status }: LeadFilter) {
  let query = db.selectFrom('lead')
  if (phone !== undefined) query = query.where('phone', '=', phone)
  if (since !== undefined) query = query.where('createdAt', '>=', since)
  if (before !== undefined) query = query.where('createdAt', '<', before)
  if (status === 'new' || status === 'suspected') return query.where('status', '=', status)
  if (status === undefined) return query
  const deliveries = db.selectFrom('delivery').select('leadId').where('status', '=', status)
  // A notice carries nobody's name.
  const others = status === 'delivered' ? deliveries.where('channel', 'not in', noticeChannels) : deliveries
  return query.where('id', 'in', others)
}

const worstFirst = ['dead', 'parked', 'pending', 'delivered'] as const

/** Where a lead stands, by the worst of its deliveries; `stored`: no channel was set. */
type LeadState = 'suspected' | (typeof worstFirst)[number] | 'stored'

export function stateOf(status: Lead['status'], deliveries: readonly Tables['delivery'][] = []): LeadState {
  if (status === 'suspected') return 'suspected'
  return worstFirst.find((state) => deliveries.some((delivery) => delivery.status === state)) ?? 'stored'
}

export async function deliveriesOf(db: Db, ids: readonly string[]): Promise<Tables['delivery'][]> {
  if (ids.length === 0) return []
  return db.selectFrom('delivery').selectAll().where('leadId', 'in', ids).orderBy('channel').execute()
}
