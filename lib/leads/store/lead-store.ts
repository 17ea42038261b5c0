import type { Kysely, Transaction } from 'kysely'
import type { Lead, LeadStatus } from '#lib/leads/lead'
import { isRefused } from '#lib/leads/store/is-refused'
import { inBatches } from '#lib/leads/store/in-batches'
import { IncidentStore } from '#lib/leads/store/incident-store'
import { newDelivery, OutboxStore } from '#lib/leads/store/outbox-store'
import { settleArrived } from '#lib/leads/store/settle'
import { SqliteDatabase } from '#lib/leads/store/sqlite'
import { fromRow, toRow, type Tables } from '#lib/leads/store/tables'

/** `created`; `known`: the same form came before; `conflict`: its key came before with other contents. */
export type AddResult = 'created' | 'known' | 'conflict'

export type LeadFilter = { since?: string | undefined; status?: LeadStatus | undefined }

/** Channels a new lead goes to, and since when (ISO time); suspected spam goes nowhere. */
export type DeliveryPlan = { channels: readonly string[]; from: string }

type Addition = { lead: Lead; plan: DeliveryPlan }

/** A lead that reached a channel before it could be stored, and when (ISO time). */
export type Arrived = Addition & { channel: string; at: string }

/** Leads committed at once, when many come at the same moment. */
const largestBatch = 100

/** Where leads are kept, over any database Kysely speaks to. Every method rejects when the database does. */
export class LeadStore {
  readonly outbox: OutboxStore
  readonly incidents: IncidentStore
  readonly #db: Kysely<Tables>
  readonly #addInBatch: (addition: Addition) => Promise<AddResult>

  constructor(db: Kysely<Tables>) {
    this.#db = db
    this.outbox = new OutboxStore(db)
    this.incidents = new IncidentStore(db)
    this.#addInBatch = inBatches((additions) => this.#addAll(additions), largestBatch, isRefused)
  }

  /** True while the database that is open is the one at its place; always with PostgreSQL, which is asked there. */
  isInPlace(): Promise<boolean> {
    return this.#db instanceof SqliteDatabase ? this.#db.isInPlace() : Promise.resolve(true)
  }

  /** The tables themselves, for staff's commands and counts. */
  get database(): Kysely<Tables> {
    return this.#db
  }

  /** Commits a lead with its deliveries, unless its key is there already. */
  add(lead: Lead, plan: DeliveryPlan = { channels: [], from: lead.createdAt }): Promise<AddResult> {
    return this.#addInBatch({ lead, plan })
  }

  /** Commits a lead that arrived already; if its key is there, notes on that lead that it arrived. */
  async addArrived({ channel, at, ...addition }: Arrived): Promise<AddResult> {
    return this.#db.transaction().execute(async (transaction) => {
      const [result = 'conflict'] = await this.#addIn(transaction, [addition])
      if (result !== 'conflict') await settleArrived(transaction, addition.lead.key, channel, at)
      return result
    })
  }

  #addAll(additions: readonly Addition[]): Promise<AddResult[]> {
    return this.#db.transaction().execute((transaction) => this.#addIn(transaction, additions))
  }

  async #addIn(transaction: Transaction<Tables>, additions: readonly Addition[]): Promise<AddResult[]> {
    // In the order of the keys, so that two instances with the same keys do not wait for each other.
    const rows = additions.map(({ lead }) => toRow(lead)).sort((one, other) => (one.key < other.key ? -1 : 1))
    const inserted = await transaction
      .insertInto('lead')
      .values(rows)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .execute()
    const created = new Set(inserted.map(({ id }) => id))
    const deliveries = additions.filter(({ lead }) => created.has(lead.id)).flatMap(toDeliveries)
    if (deliveries.length > 0) await transaction.insertInto('delivery').values(deliveries).execute()
    const others = additions.filter(({ lead }) => !created.has(lead.id)).map(({ lead }) => lead)
    const known = await this.#areKnown(transaction, others)
    return additions.map(({ lead }) => (created.has(lead.id) ? 'created' : known.has(lead.id) ? 'known' : 'conflict'))
  }

  /** Ids of those leads whose key is stored with the same contents. */
  async #areKnown(transaction: Transaction<Tables>, leads: readonly Lead[]): Promise<Set<string>> {
    if (leads.length === 0) return new Set()
    const keys = leads.map(({ key }) => key)
    const stored = await transaction
      .selectFrom('lead')
      .select(['key', 'name', 'phone', 'ordered'])
      .where('key', 'in', keys)
      .execute()
    const before = new Map(stored.map((row) => [row.key, row]))
    const isKnown = ({ key, name, phone, order }: Lead) => {
      const row = before.get(key)
      return row?.name === name && row.phone === phone && row.ordered === order
    }
    return new Set(leads.filter(isKnown).map(({ id }) => id))
  }

  /** Leads, newest first; `since` is an ISO time. */
  async list(filter: LeadFilter = {}): Promise<Lead[]> {
    let query = this.#db.selectFrom('lead').selectAll().orderBy('created_at', 'desc').orderBy('id')
    if (filter.since) query = query.where('created_at', '>=', filter.since)
    if (filter.status) query = query.where('status', '=', filter.status)
    return (await query.execute()).map(fromRow)
  }

  /** The lead with this id, or the only one whose id begins with it (8 characters or more); null otherwise. */
  async find(id: string): Promise<Lead | null> {
    const exact = await this.#db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
    if (exact) return fromRow(exact)
    if (!/^[0-9a-f-]{8,}$/.test(id)) return null
    const [row, another] = await this.#db
      .selectFrom('lead')
      .selectAll()
      .where('id', 'like', `${id}%`)
      .limit(2)
      .execute()
    return row && !another ? fromRow(row) : null
  }

  /** Proves that the store can be written, by writing. */
  async check(): Promise<void> {
    const row = { id: 1, at: new Date().toISOString() }
    const insert = this.#db.insertInto('heartbeat').values(row)
    await insert.onConflict((conflict) => conflict.column('id').doUpdateSet({ at: row.at })).execute()
  }

  /** Closes the database. */
  async close(): Promise<void> {
    await this.#db.destroy()
  }
}

function toDeliveries({ lead, plan }: Addition): Tables['delivery'][] {
  if (lead.status === 'suspected') return []
  return plan.channels.map((channel) => newDelivery(lead.id, channel, lead.createdAt, plan.from))
}
