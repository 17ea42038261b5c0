import type { Kysely, Selectable } from 'kysely'
import type { Lead } from '#lib/leads/lead'
import type { Tables } from '#lib/leads/store/tables'

export type Delivery = Selectable<Tables['delivery']>

/**
 * Where a lead stands, the worst of its deliveries first: given up (`dead`), held back (`parked`), waiting (`pending`),
 * `delivered` everywhere, or `kept` here because no channel was set.
 */
export type LeadState = 'suspected' | 'dead' | 'parked' | 'pending' | 'delivered' | 'kept'

const worstFirst = ['dead', 'parked', 'pending', 'delivered'] as const

/** State of a lead with these deliveries. */
export function stateOf(lead: Lead, deliveries: readonly Delivery[]): LeadState {
  if (lead.status === 'suspected') return 'suspected'
  return worstFirst.find((status) => deliveries.some((delivery) => delivery.status === status)) ?? 'kept'
}

/** Deliveries of leads, by the lead's id. */
export async function deliveriesOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, Delivery[]>> {
  const rows =
    ids.length > 0
      ? await db.selectFrom('delivery').selectAll().where('lead_id', 'in', ids).orderBy('channel').execute()
      : []
  return Map.groupBy(rows, ({ lead_id }) => lead_id)
}
