import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#lib/leads/store/tables'

/** A channel that fails since its last success; times are ISO. */
export type Incident = Tables['incident']

/**
 * Notes in the transaction of an attempt whether its channel works.
 * @returns since when the channel had failed, if this success ends that; otherwise null.
 */
export async function noteOutcome(
  transaction: Transaction<Tables>,
  channel: string,
  works: boolean,
  at: string,
): Promise<string | null> {
  if (!works) {
    await transaction
      .insertInto('incident')
      .values({ channel, since: at, alarmed_at: null, recovered_at: null })
      .onConflict((conflict) => conflict.column('channel').doUpdateSet({ recovered_at: null }))
      .execute()
    return null
  }
  // Nobody was told: nobody needs to hear that it is over.
  const untold = transaction.deleteFrom('incident').where('channel', '=', channel).where('alarmed_at', 'is', null)
  const told = transaction
    .updateTable('incident')
    .set({ recovered_at: at })
    .where('channel', '=', channel)
    .where('recovered_at', 'is', null)
  const [ended] = [...(await untold.returning('since').execute()), ...(await told.returning('since').execute())]
  return ended?.since ?? null
}

/** Channels that fail, for telling staff; each is taken by one of all the instances. */
export class IncidentStore {
  readonly #db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  /** Incidents that began before `since` and of which nobody was told yet; they count as told from now on. */
  async takeAlarms(since: Date, now: Date): Promise<Incident[]> {
    return this.#db
      .updateTable('incident')
      .set({ alarmed_at: now.toISOString() })
      .where('alarmed_at', 'is', null)
      .where('since', '<=', since.toISOString())
      .returningAll()
      .execute()
  }

  /** Incidents that are over and of whose beginning staff were told; they are forgotten from now on. */
  async takeRecoveries(): Promise<Incident[]> {
    return this.#db.deleteFrom('incident').where('recovered_at', 'is not', null).returningAll().execute()
  }

  /** Keeps an incident for another try, as staff could not be told. */
  async putBack({ channel, since, recovered_at }: Incident, now: Date): Promise<void> {
    const alarmed_at = recovered_at === null ? null : now.toISOString()
    await this.#db
      .insertInto('incident')
      .values({ channel, since, alarmed_at, recovered_at })
      .onConflict((conflict) => conflict.column('channel').doUpdateSet({ since, alarmed_at, recovered_at }))
      .execute()
  }
}
