import type { Lead } from '#lib/leads/lead'
import { createBatcher } from '#lib/leads/store/batcher'
import { newDelivery } from '#lib/leads/store/deliveries'
import { addDeskEntries } from '#lib/leads/store/desk-entries'
import { isValueError } from '#lib/leads/store/dialect'
import { settle, settleDirect, type Settlement } from '#lib/leads/store/settle'
import { SqliteDatabase } from '#lib/leads/store/sqlite'
import { fromRow, numberedColumns, toRow, type Db } from '#lib/leads/store/tables'

/** `created`; `known`: the same form came before; `conflict`: its key came before with other contents. */
export type AddResult = 'created' | 'known' | 'conflict'

/** Channels a new lead goes to, and since when (ISO time); suspected spam goes nowhere. */
export type DeliveryPlan = { channels: readonly string[]; from: string }

type Addition = { lead: Lead; plan: DeliveryPlan }

/** A lead that was delivered on a channel before it could be stored, and when (ISO time). */
export type DirectDelivery = Addition & { channel: string; at: string }

/** Most leads or settlements in one transaction. */
const maxBatch = 100

/** The leads in any database of Kysely's. Every method rejects when the database does. */
export class LeadStore {
  readonly database: Db
  /** Records what became of an attempt. */
  readonly settle: (settlement: Settlement) => Promise<void>
  readonly #addInBatch: (addition: Addition) => Promise<AddResult>

  constructor(database: Db) {
    this.database = database
    this.settle = createBatcher((settlements) => settle(database, settlements), maxBatch, isValueError)
    const addAll = (additions: readonly Addition[]) =>
      database.transaction().execute((transaction) => insert(transaction, additions))
    this.#addInBatch = createBatcher(addAll, maxBatch, isValueError)
  }

  /** True while the open database is the one at its path; always with PostgreSQL. */
  isInPlace(): Promise<boolean> {
    return this.database instanceof SqliteDatabase ? this.database.isInPlace() : Promise.resolve(true)
  }

  /** Commits a lead with its deliveries, unless its key is there already. */
  add(lead: Lead, plan: DeliveryPlan = { channels: [], from: lead.createdAt }): Promise<AddResult> {
    return this.#addInBatch({ lead, plan })
  }

  /** Commits a lead that was delivered already; if its key is there, records the delivery on that lead. */
  addDelivered({ channel, at, ...addition }: DirectDelivery): Promise<AddResult> {
    return this.database.transaction().execute(async (transaction) => {
      const [result = 'conflict'] = await insert(transaction, [addition])
      if (result !== 'conflict') await settleDirect(transaction, addition.lead.key, channel, at)
      return result
    })
  }

  /** The lead with this number or id, or the only one whose id begins with it (8 characters or more); null otherwise. */
  async find(id: string): Promise<Lead | null> {
    const leads = this.database.selectFrom('lead').select(numberedColumns).limit(2)
    if (/^\d{1,7}$/.test(id)) {
      const entry = this.database.selectFrom('deskEntry').select('leadId').where('number', '=', Number(id))
      const numbered = await leads.where('id', '=', entry).executeTakeFirst()
      return numbered ? fromRow(numbered) : null
    }
    const exact = await leads.where('id', '=', id).executeTakeFirst()
    if (exact) return fromRow(exact)
    if (!/^[0-9a-f-]{8,}$/.test(id)) return null
    const [row, another] = await leads.where('id', 'like', `${id}%`).execute()
    return row && !another ? fromRow(row) : null
  }

  /** Proves that the store can be written, by writing. */
  async check(): Promise<void> {
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
  await addDeskEntries(
    db,
    additions.filter(({ lead }) => created.has(lead.id)),
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
