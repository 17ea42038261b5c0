import type { Db } from '#lib/database/tables'

/** Numbers of deliveries of one channel, by status. */
export type ChannelStatistics = {
  channel: string
  pending: number
  dead: number
  delivered: number
  /**
   * ISO time at which the oldest undelivered delivery was created; null when every delivery is
   * delivered.
   */
  oldest: string | null
}

export async function readChannelStatistics(db: Db): Promise<ChannelStatistics[]> {
  const rows = await db
    .selectFrom('delivery')
    .select(({ fn }) => [
      'channel',
      'status',
      fn.countAll<number>().as('count'),
      fn.min('createdAt').as('oldest'),
    ])
    .groupBy(['channel', 'status'])
    .orderBy('channel')
    .execute()
  return [...Map.groupBy(rows, ({ channel }) => channel)].map(([channel, own]) => {
    const countOf = (status: string) => own.find((row) => row.status === status)?.count ?? 0
    const undelivered = own.filter(({ status }) => status !== 'delivered')
    return {
      channel,
      pending: countOf('pending'),
      dead: countOf('dead'),
      delivered: countOf('delivered'),
      oldest: undelivered.map(({ oldest }) => oldest).sort()[0] ?? null,
    }
  })
}

/**
 * A delivery that has not reached staff. Its status is `pending`, or `dead` after the last attempt.
 */
export type UndeliveredLead = {
  number: number
  channel: string
  status: string
  attempts: number
  createdAt: string
  nextAttemptAt: string
  lastError: string | null
}

/** Reads the pending and the dead deliveries, the oldest first. */
export function readUndelivered(db: Db, limit: number): Promise<UndeliveredLead[]> {
  return db
    .selectFrom('delivery')
    .innerJoin('lead', 'lead.id', 'delivery.leadId')
    .where('delivery.status', '!=', 'delivered')
    .select([
      'lead.number',
      'delivery.channel',
      'delivery.status',
      'delivery.attempts',
      'delivery.createdAt',
      'delivery.nextAttemptAt',
      'delivery.lastError',
    ])
    .orderBy('delivery.createdAt')
    .orderBy('lead.number')
    .orderBy('delivery.channel')
    .limit(limit)
    .execute()
}
