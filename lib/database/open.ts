import { Migrator } from 'kysely'
import { env } from '#lib/env'
import { newDelivery } from '#lib/leads/outbox/deliveries'
import { requireExpectedTables } from '#lib/database/expected-tables'
import * as first from '#lib/database/migrations/0001'
import { commandLimits, openPostgres, serverLimits } from '#lib/database/postgres'
import {
  commandTimeouts,
  existingStore,
  SqliteDatabase,
  serverTimeouts,
} from '#lib/database/sqlite'
import { toRow, type Db, type Lead } from '#lib/database/tables'

type Place = { url: string } | { folder: string }

const placeOf = ({ DATABASE_URL: url, DATA_DIR: folder }: typeof env): Place =>
  url === undefined ? { folder } : { url }

/** Opens the store with its tables up to date; `existing` tells in words where it must be already. */
export async function openStore(
  place = placeOf(env),
  who: 'visitor' | 'staff' = 'staff',
  existing?: string,
) {
  const isStaff = who === 'staff'
  const db =
    'url' in place
      ? openPostgres(place.url, isStaff ? commandLimits : serverLimits)
      : new SqliteDatabase(place.folder, isStaff ? commandTimeouts : serverTimeouts)
  try {
    await migrate(db, existing)
    await requireExpectedTables(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return new LeadStore(db)
}

/** Brings the tables up to date; leaves those of a later version, which the site can be rolled back from. */
export async function migrate(db: Db, existing?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ '0001': first }) },
  })
  const executed = (await migrator.getMigrations()).map(
    ({ executedAt }) => executedAt !== undefined,
  )
  if (!executed.includes(false)) return
  if (existing !== undefined && !executed.includes(true))
    throw new Error(
      `There is no store of leads in ${existing}: is DATABASE_URL set as for the site?`,
    )
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('The tables could not be migrated', { cause: error })
}

/** Opens the site's store for a command, which makes no new one. @throws Error where there is none */
export function openExistingStore(): Promise<LeadStore> {
  const place = placeOf(env)
  if ('folder' in place) {
    existingStore(place.folder)
    return openStore(place)
  }
  const { hostname, pathname } = new URL(place.url)
  return openStore(place, 'staff', `the database ${pathname.slice(1)} at ${hostname}`)
}

/** One for all of Next's bundles. */
const shared = globalThis as typeof globalThis & { leadStore?: Promise<LeadStore> | undefined }

/** The server's store, opened again after a failure. @throws Error while an embedded one's files are not in their place */
export async function leadStore(): Promise<LeadStore> {
  const opened = shared.leadStore
  const isEnded = await opened?.then(({ file }) => file?.isAlive === false).catch(() => true)
  if (isEnded && shared.leadStore === opened) {
    shared.leadStore = undefined
    void opened?.then((store) => store.close()).catch(() => undefined)
  }
  const store = await (shared.leadStore ??= openStore(placeOf(env), 'visitor'))
  await store.file?.requireInPlace()
  return store
}

export async function closeLeadStore(): Promise<void> {
  const opened = shared.leadStore
  shared.leadStore = undefined
  await (await opened?.catch(() => null))?.close()
}

/** What became of a lead. `known`: the same form came before; `conflict`: its key came before with other contents. */
export type AddResult = 'created' | 'known' | 'conflict'
type Addition = { lead: Lead; channels: readonly string[] }

const maxBatch = 100
/** Most leads that wait: while the database stands still, more would only fill the memory. */
const maxQueued = 2000

export class LeadStore {
  readonly database: Db
  readonly #queue: (Addition & PromiseWithResolvers<AddResult>)[] = []
  #isWriting = false

  constructor(database: Db) {
    this.database = database
  }

  /** The embedded store's file; undefined with PostgreSQL, which looks after its own. */
  get file() {
    return this.database instanceof SqliteDatabase ? this.database.driver : undefined
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
        const results = await this.database
          .transaction()
          .execute((transaction) => insert(transaction, batch))
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
  const rows = additions
    .map(({ lead }) => toRow(lead))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
  const insertion = db.insertInto('lead').values(rows).returning('id')
  const inserted = await insertion
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const results = new Map<string, AddResult>(inserted.map(({ id }) => [id, 'created']))
  const deliveries = additions
    .filter(({ lead }) => results.has(lead.id) && lead.status !== 'suspected')
    .flatMap(({ lead, channels }) =>
      channels.map((channel) => newDelivery(lead.id, channel, lead.createdAt)),
    )
  if (deliveries.length > 0) await db.insertInto('delivery').values(deliveries).execute()
  const others = rows.filter(({ id }) => !results.has(id))
  if (others.length === 0) return results
  const contents = db.selectFrom('lead').select(['key', 'name', 'phone', 'order'])
  const keys = others.map(({ key }) => key)
  const stored = new Map(
    (await contents.where('key', 'in', keys).execute()).map((row) => [row.key, row]),
  )
  for (const { id, key, name, phone, order } of others) {
    const row = stored.get(key)
    if (row?.name === name && row.phone === phone && row.order === order) results.set(id, 'known')
  }
  return results
}
