import type { Db } from '#lib/leads/store/tables'

/** Deliveries that were given up on a channel after the same last error. */
export type DeadLetters = { channel: string; error: string; deliveries: number }

/** What was given up after `since` and not after `until` (ISO times), most first. */
export async function deadLettersBetween(db: Db, since: string, until: string): Promise<DeadLetters[]> {
  return db
    .selectFrom('delivery')
    .select((build) => [
      'channel',
      build.fn.coalesce('lastError', build.val('')).as('error'),
      build.fn.countAll<number>().as('deliveries'),
    ])
    .where('status', '=', 'dead')
    .where('scheduledAt', '>', since)
    .where('scheduledAt', '<=', until)
    .groupBy(['channel', 'lastError'])
    .orderBy('deliveries', 'desc')
    .execute()
}
