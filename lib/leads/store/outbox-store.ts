import { sql, type Kysely } from 'kysely'
import type { Lead } from '#lib/leads/lead'
import { inBatches } from '#lib/leads/store/in-batches'
import { noteOutcome } from '#lib/leads/store/incident-store'
import { isRefused } from '#lib/leads/store/is-refused'
import { isPostgres } from '#lib/leads/store/is-postgres'
import { hurry, settleDelivered, settleFailed, type Settlement } from '#lib/leads/store/settle'
import { fromRow, type Tables } from '#lib/leads/store/tables'

/** A delivery that a worker may attempt until its lease ends; `attempts` counts this one. Times are ISO. */
export type Claimed = { id: string; attempts: number; createdAt: string; worker: string; lead: Lead }

/** How long a claimed delivery is its worker's alone unless renewed, in milliseconds. */
const lease = 15_000

/** Clocks of two instances differ by less, in milliseconds; a time further ahead was written before a clock went back. */
const clockTolerance = 60_000

/** How long a channel must have failed before its success hurries everything that waits for it, in milliseconds. */
const longFailure = 60_000

const largestBatch = 100

const plus = (time: Date, ms: number) => new Date(time.getTime() + ms).toISOString()

/** A delivery as it is when its lead is stored, or released from quarantine; due at `from`. */
export function newDelivery(leadId: string, channel: string, now: string, from: string): Tables['delivery'] {
  return {
    id: crypto.randomUUID(),
    lead_id: leadId,
    channel,
    status: 'pending',
    attempts: 0,
    next_attempt_at: from,
    scheduled_at: now,
    leased_by: null,
    leased_until: null,
    last_error: null,
    created_at: now,
    delivered_at: null,
  }
}

/** The deliveries of stored leads; any number of workers in any number of processes may use it at once. */
export class OutboxStore {
  readonly #db: Kysely<Tables>
  /** Notes what became of an attempt. */
  readonly settle: (settlement: Settlement) => Promise<void>

  constructor(db: Kysely<Tables>) {
    this.#db = db
    this.settle = inBatches((settlements) => this.#settleAll(settlements), largestBatch, isRefused)
  }

  /** Leases up to `limit` due deliveries of a channel, the longest due first; `except` are ids already under way. */
  async claim(
    channel: string,
    worker: string,
    limit: number,
    now: Date,
    except: readonly string[],
  ): Promise<Claimed[]> {
    const leasedUntil = plus(now, lease)
    const claimed = await this.#db
      .with('due', (db) => {
        const due = db
          .selectFrom('delivery')
          .select('delivery.id')
          .where('status', '=', 'pending')
          .where('channel', '=', channel)
          .where('next_attempt_at', '<=', now.toISOString())
          // However it came to have a delivery, spam is not delivered.
          .where((build) =>
            build.exists(
              build
                .selectFrom('lead')
                .select('lead.id')
                .whereRef('lead.id', '=', 'delivery.lead_id')
                .where('lead.status', '!=', 'suspected'),
            ),
          )
          .$if(except.length > 0, (query) => query.where('id', 'not in', except))
          .orderBy('next_attempt_at')
          .limit(limit)
        return isPostgres(this.#db) ? due.forUpdate().skipLocked() : due
      })
      .updateTable('delivery')
      .set({
        attempts: sql`attempts + 1`,
        leased_by: worker,
        leased_until: leasedUntil,
        next_attempt_at: leasedUntil,
        scheduled_at: now.toISOString(),
      })
      .where('id', 'in', (db) => db.selectFrom('due').select('due.id'))
      .returning('id')
      .execute()
    if (claimed.length === 0) return []
    const ids = claimed.map(({ id }) => id)
    const rows = await this.#db
      .selectFrom('delivery')
      .innerJoin('lead', 'lead.id', 'delivery.lead_id')
      .selectAll('lead')
      .select(['delivery.id as delivery_id', 'attempts', 'delivery.created_at as delivery_created_at'])
      .where('delivery.id', 'in', ids)
      .execute()
    return rows.map((row) => ({
      id: row.delivery_id,
      attempts: row.attempts,
      createdAt: row.delivery_created_at,
      worker,
      lead: fromRow(row),
    }))
  }

  /** Keeps claimed deliveries from others while their attempts last. */
  async renew(worker: string, ids: readonly string[], now: Date): Promise<void> {
    const leasedUntil = plus(now, lease)
    await this.#db
      .updateTable('delivery')
      .set({ leased_until: leasedUntil, next_attempt_at: leasedUntil, scheduled_at: now.toISOString() })
      .where('id', 'in', ids)
      .where('leased_by', '=', worker)
      .where('status', '=', 'pending')
      .execute()
  }

  async #settleAll(settlements: readonly Settlement[]): Promise<undefined[]> {
    await this.#db.transaction().execute(async (transaction) => {
      const delivered = settlements.filter(({ status }) => status === 'delivered')
      await settleDelivered(transaction, delivered)
      for (const each of settlements) if (each.status !== 'delivered') await settleFailed(transaction, each)
      const telling = settlements.filter(({ isRefusedAgain }) => !isRefusedAgain)
      for (const { channel, at } of new Map(telling.map((each) => [each.channel, each])).values()) {
        const works = delivered.some((each) => each.channel === channel)
        const since = await noteOutcome(transaction, channel, works, at)
        if (since !== null && plus(new Date(since), longFailure) < at) await hurry(transaction, channel, at)
      }
    })
    return settlements.map(() => undefined)
  }

  /** What waits although it should not (since when, ISO), and what was given up. */
  async backlog(now: Date): Promise<{ oldest: string | null; dead: number }> {
    const late = await this.#db
      .selectFrom('delivery')
      .select((build) => build.fn.min('created_at').as('oldest'))
      .where('status', '=', 'pending')
      // Beyond the soft limit leads wait on purpose, untried.
      .where((build) => build.or([build('attempts', '>', 0), build('next_attempt_at', '<=', now.toISOString())]))
      .executeTakeFirst()
    const dead = await this.#db
      .selectFrom('delivery')
      .select((build) => build.fn.countAll<string | number>().as('count'))
      .where('status', '=', 'dead')
      .executeTakeFirst()
    return { oldest: late?.oldest ?? null, dead: Number(dead?.count ?? 0) }
  }

  /** Makes due what was scheduled in the future, as seen from a clock that has gone back since. */
  async forgiveClock(now: Date): Promise<void> {
    await this.#db
      .updateTable('delivery')
      .set({ next_attempt_at: now.toISOString(), scheduled_at: now.toISOString(), leased_by: null, leased_until: null })
      .where('status', '=', 'pending')
      .where('scheduled_at', '>', plus(now, clockTolerance))
      .execute()
  }
}
