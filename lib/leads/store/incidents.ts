import type { Db, Tables } from '#lib/leads/store/tables'

/** A channel that fails since its last success; times are ISO. */
export type Incident = Tables['incident']

/** Records whether a channel works; gives since when it had failed, if this success ends that, otherwise null. */
export async function recordOutcome(db: Db, channel: string, isWorking: boolean, at: string): Promise<string | null> {
  if (!isWorking) {
    await db
      .insertInto('incident')
      .values({ channel, since: at, alarmedAt: null, recoveredAt: null })
      .onConflict((conflict) => conflict.column('channel').doUpdateSet({ recoveredAt: null }))
      .execute()
    return null
  }
  // Staff who were not alarmed need not hear that it is over.
  const silent = db.deleteFrom('incident').where('channel', '=', channel).where('alarmedAt', 'is', null)
  const alarmed = db
    .updateTable('incident')
    .set({ recoveredAt: at })
    .where('channel', '=', channel)
    .where('recoveredAt', 'is', null)
  const [ended] = [...(await silent.returning('since').execute()), ...(await alarmed.returning('since').execute())]
  return ended?.since ?? null
}

/** Incidents that began before `since` and of which nobody was alarmed; one instance gets each. */
export function takeAlarms(db: Db, since: Date, now: Date): Promise<Incident[]> {
  return db
    .updateTable('incident')
    .set({ alarmedAt: now.toISOString() })
    .where('alarmedAt', 'is', null)
    .where('since', '<=', since.toISOString())
    .returningAll()
    .execute()
}

/** Incidents that are over and of whose beginning staff were alarmed; one instance gets each, and they are removed. */
export function takeRecoveries(db: Db): Promise<Incident[]> {
  return db.deleteFrom('incident').where('recoveredAt', 'is not', null).returningAll().execute()
}

/** Lets an incident be taken again, as staff could not be alarmed. */
export async function requeue(db: Db, { channel, since, recoveredAt }: Incident, now: Date): Promise<void> {
  const alarmedAt = recoveredAt === null ? null : now.toISOString()
  await db
    .insertInto('incident')
    .values({ channel, since, alarmedAt, recoveredAt })
    .onConflict((conflict) => conflict.column('channel').doUpdateSet({ since, alarmedAt, recoveredAt }))
    .execute()
}
