import type { Lead } from '#lib/leads/lead'
import { newDelivery } from '#lib/leads/store/deliveries'
import { SqliteDatabase } from '#lib/leads/store/sqlite'
import { toRow, type Db } from '#lib/leads/store/tables'

/** `created`; `known`: the same form came before; `conflict`: its key came before with other contents. */
export type AddResult = 'created' | 'known' | 'conflict'

/** Channels that a new lead goes to; suspected spam goes nowhere. */
type Addition = { lead: Lead; channels: readonly string[] }

const maxBatch = 100

/** Most leads waiting; while the database stands still, more would only fill the memory. */
const maxQueued = 2000

/** The leads in any database of Kysely's. Every method rejects when the database does. */
export class LeadStore {
  readonly database: Db
  /** The embedded store's file; undefined with PostgreSQL, which looks after its own. */
  readonly file: SqliteDatabase['driver'] | undefined
  readonly #queue: (Addition & PromiseWithResolvers<AddResult>)[] = []
  #isWriting = false

  constructor(database: Db) {
    this.database = database
    this.file = database instanceof SqliteDatabase ? database.driver : undefined
  }

  /** Commits a lead with its deliveries, unless its key is there already; those that come meanwhile share the next commit. */
  async add(lead: Lead, channels: readonly string[] = []): Promise<AddResult> {
    if (this.#queue.length >= maxQueued) throw new Error('Too many wait for the store')
    const waiting = { lead, channels, ...Promise.withResolvers<AddResult>() }
    this.#queue.push(waiting)
    if (!this.#isWriting) void this.#write()
    return waiting.promise
  }

  async #write(): Promise<void> {
    this.#isWriting = true
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, maxBatch)
      try {
        const results = await this.database.transaction().execute((transaction) => insert(transaction, batch))
        for (const { lead, resolve } of batch) resolve(results.get(lead.id) ?? 'conflict')
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.#isWriting = false
  }

  close(): Promise<void> {
    return this.database.destroy()
  }
}

async function insert(db: Db, additions: readonly Addition[]): Promise<Map<string, AddResult>> {
  // In the order of the keys, so that two instances with the same keys do not wait for each other.
  const rows = additions.map(({ lead }) => toRow(lead)).sort((one, other) => (one.key < other.key ? -1 : 1))
  const inserted = await db
    .insertInto('lead')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .execute()
  const results = new Map<string, AddResult>(inserted.map(({ id }) => [id, 'created']))
  const deliveries = additions
    .filter(({ lead }) => results.has(lead.id) && lead.status !== 'suspected')
    .flatMap(({ lead, channels }) => channels.map((channel) => newDelivery(lead.id, channel, lead.createdAt)))
  if (deliveries.length > 0) await db.insertInto('delivery').values(deliveries).execute()
  const others = rows.filter(({ id }) => !results.has(id))
  if (others.length === 0) return results
  const contents = db.selectFrom('lead').select(['key', 'name', 'phone', 'ordered'])
  const keys = others.map(({ key }) => key)
  const stored = new Map((await contents.where('key', 'in', keys).execute()).map((row) => [row.key, row]))
  for (const { id, key, name, phone, ordered } of others) {
    const row = stored.get(key)
    if (row?.name === name && row.phone === phone && row.ordered === ordered) results.set(id, 'known')
  }
  return results
}
