import type { Kysely } from 'kysely'
import type { Tables } from '#lib/leads/store/tables'

/** Deliveries that were given up on a channel after the same last answer. */
export type GivenUp = { channel: string; error: string; deliveries: number }

/** What was given up after `since` and not after `until` (ISO times), most first. */
export async function givenUpBetween(db: Kysely<Tables>, since: string, until: string): Promise<GivenUp[]> {
  const rows = await db
    .selectFrom('delivery')
    .select(({ fn }) => ['channel', 'last_error', fn.countAll<string | number>().as('deliveries')])
    .where('status', '=', 'dead')
    .where('scheduled_at', '>', since)
    .where('scheduled_at', '<=', until)
    .groupBy(['channel', 'last_error'])
    .execute()
  return rows
    .map(({ channel, last_error, deliveries }) => ({
      channel,
      error: last_error ?? '',
      deliveries: Number(deliveries),
    }))
    .sort((one, other) => other.deliveries - one.deliveries)
}
