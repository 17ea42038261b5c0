import type { Lead } from '#lib/leads/lead'
import { newDelivery } from '#lib/leads/store/deliveries'
import { SqliteDatabase } from '#lib/leads/store/sqlite'
import { fromRow, numberedColumns, toRow, type Db } from '#lib/leads/store/tables'

/** `created`; `known`: the same form came before; `conflict`: its key came before with other contents. */
export type AddResult = 'created' | 'known' | 'conflict'

/** Channels a new lead goes to, and since when (ISO time); suspected spam goes nowhere. */
export type DeliveryPlan = { channels: readonly string[]; from: string }

type Addition = { lead: Lead; plan: DeliveryPlan }

const maxBatch = 100

/** The leads in any database of Kysely's. Every method rejects when the database does. */
export class LeadStore {
  readonly database: Db
  /** Undefined with PostgreSQL, which looks after its files. */
  readonly #sqlite: SqliteDatabase['driver'] | undefined
  readonly #addInBatch: (addition: Addition) => Promise<AddResult>

  constructor(database: Db) {
    this.database = database
    this.#addInBatch = createBatcher((additions) =>
      database.transaction().execute((transaction) => insert(transaction, additions)),
    )
    this.#sqlite = database instanceof SqliteDatabase ? database.driver : undefined
  }

  /** False once the store can no longer be used and is to be opened anew. */
  get isAlive(): boolean {
    return this.#sqlite?.isAlive !== false
  }

  /** Why no lead may be stored any more, once the file was found damaged. */
  get damage(): Error | undefined {
    return this.#sqlite?.damage
  }

  /** @throws Error when the files that are open are no longer those at their path. */
  async requireInPlace(): Promise<void> {
    await this.#sqlite?.requireInPlace()
  }

  /** Looks for damage in the whole file, which takes a second with 120,000 leads; nobody waits for it. */
  async findDamage(): Promise<void> {
    await this.#sqlite?.check()
  }

  /** Commits a lead with its deliveries, unless its key is there already. */
  async add(lead: Lead, plan: DeliveryPlan = { channels: [], from: lead.createdAt }): Promise<AddResult> {
    if (this.damage) throw this.damage
    return this.#addInBatch({ lead, plan })
  }

  /** The lead with this number or id, or the only one whose id begins with it (8 characters or more); null otherwise. */
  async find(id: string): Promise<Lead | null> {
    const leads = this.database.selectFrom('lead').select(numberedColumns).limit(2)
    if (/^\d{1,7}$/.test(id)) {
      const numbered = await leads.where('number', '=', Number(id)).executeTakeFirst()
      return numbered ? fromRow(numbered) : null
    }
    const exact = await leads.where('id', '=', id).executeTakeFirst()
    if (exact) return fromRow(exact)
    if (!/^[0-9a-f-]{8,}$/.test(id)) return null
    const [row, another] = await leads.where('id', 'like', `${id}%`).execute()
    return row && !another ? fromRow(row) : null
  }

  async check(): Promise<void> {
    if (this.damage) throw this.damage
    const row = { id: 1, at: new Date().toISOString() }
    const insert = this.database.insertInto('heartbeat').values(row)
    await insert.onConflict((conflict) => conflict.column('id').doUpdateSet({ at: row.at })).execute()
  }

  close(): Promise<void> {
    return this.database.destroy()
  }
}

async function insert(db: Db, additions: readonly Addition[]): Promise<AddResult[]> {
  // In the order of the keys, so that two instances with the same keys do not wait for each other.
  const rows = additions.map(({ lead }) => toRow(lead)).sort((one, other) => (one.key < other.key ? -1 : 1))
  const inserted = await db
    .insertInto('lead')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .execute()
  const created = new Set(inserted.map(({ id }) => id))
  const deliveries = additions
    .filter(({ lead }) => created.has(lead.id) && lead.status !== 'suspected')
    .flatMap(({ lead, plan }) =>
      plan.channels.map((channel) => newDelivery(lead.id, channel, lead.createdAt, plan.from)),
    )
  if (deliveries.length > 0) await db.insertInto('delivery').values(deliveries).execute()
  const others = additions.filter(({ lead }) => !created.has(lead.id)).map(({ lead }) => lead)
  const known = await knownIds(db, others)
  return additions.map(({ lead }) => (created.has(lead.id) ? 'created' : known.has(lead.id) ? 'known' : 'conflict'))
}

/** Ids of those leads whose key is stored with the same contents. */
async function knownIds(db: Db, leads: readonly Lead[]): Promise<Set<string>> {
  if (leads.length === 0) return new Set()
  const keys = leads.map(({ key }) => key)
  const contents = db.selectFrom('lead').select(['key', 'name', 'phone', 'ordered'])
  const stored = new Map((await contents.where('key', 'in', keys).execute()).map((row) => [row.key, row]))
  const isKnown = ({ key, name, phone, order }: Lead) => {
    const row = stored.get(key)
    return row?.name === name && row.phone === phone && row.ordered === order
  }
  return new Set(leads.filter(isKnown).map(({ id }) => id))
}

/** Most items waiting; while the database stands still, more would only fill the memory. */
const maxQueued = 2000

/**
 * Runs items that come while a run is under way together in the next, so that many commits cost one. When a batch fails
 * for one of its items, each is run alone. Results are in the order of the items.
 */
function createBatcher<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  type Job = PromiseWithResolvers<Result> & { item: Item }
  const queue: Job[] = []
  let isRunning = false

  async function runBatch(batch: readonly Job[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (batch.length > 1 && isValueError(error)) await Promise.all(batch.map((job) => runBatch([job])))
      else for (const { reject } of batch) reject(error)
    }
  }

  async function runQueue(): Promise<void> {
    isRunning = true
    while (queue.length > 0) await runBatch(queue.splice(0, maxBatch))
    isRunning = false
  }

  return (item) => {
    if (queue.length >= maxQueued) return Promise.reject(new Error('Too many wait for the store'))
    const job = { item, ...Promise.withResolvers<Result>() }
    queue.push(job)
    if (!isRunning) void runQueue()
    return job.promise
  }
}

/** SQLite's primary result codes FULL (fewer rows may still fit), TOOBIG, CONSTRAINT and MISMATCH. */
const sqliteCodes = [13, 18, 19, 20]

/** PostgreSQL's classes: data exception, integrity violation, limit exceeded (a row too long for an index). */
const postgresClasses = ['22', '23', '54']

/** True when a database refused the values of a statement, so that it may still take some of them. */
function isValueError(error: unknown): boolean {
  const { errcode, code } = (error ?? {}) as { errcode?: unknown; code?: unknown }
  if (typeof errcode === 'number') return sqliteCodes.includes(errcode & 0xff)
  return typeof code === 'string' && code.length === 5 && postgresClasses.includes(code.slice(0, 2))
}
