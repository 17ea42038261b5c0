import type { Kysely } from 'kysely'
import type { Lead, LeadStatus } from '#lib/leads/lead'
import { fromRow, toRow, type Tables } from '#lib/leads/store/tables'

/** `created`; `known`: the same form came before; `conflict`: its key came before with other contents. */
export type AddResult = 'created' | 'known' | 'conflict'

export type LeadFilter = { since?: string | undefined; status?: LeadStatus | undefined }

/** Where leads are kept, over any database Kysely speaks to. Every method rejects when the database does. */
export class LeadStore {
  readonly #db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  /** Commits a lead unless its key is there already. */
  async add(lead: Lead): Promise<AddResult> {
    const insert = this.#db.insertInto('lead').values(toRow(lead))
    const result = await insert.onConflict((conflict) => conflict.column('key').doNothing()).executeTakeFirst()
    if (result.numInsertedOrUpdatedRows === 1n) return 'created'
    const before = await this.#db.selectFrom('lead').selectAll().where('key', '=', lead.key).executeTakeFirst()
    const isSame = before?.name === lead.name && before.phone === lead.phone && before.ordered === lead.order
    return isSame ? 'known' : 'conflict'
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
