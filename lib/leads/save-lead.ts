import type { Db } from '#lib/database/tables'
import { toLeadRow, type Lead, type NewLeadRow } from '#lib/leads/lead'
import { foldName } from '#lib/leads/lead-search'
import { makeDelivery } from '#lib/leads/outbox/deliveries'

/**
 * `known` means that the same sign-up was saved before. `conflict` means that another sign-up with
 * the same idempotency key was saved before.
 */
export type SaveResult = 'created' | 'known' | 'conflict'

type LeadToSave = { lead: Lead; channels: readonly string[] }

const maxBatch = 100
/**
 * Maximum number of leads that wait for a commit. More leads would only fill the memory while the
 * database does not answer.
 */
const maxQueued = 2000

/** Leads that wait for the next commit of a database. */
type SaveQueue = { waiting: (LeadToSave & PromiseWithResolvers<SaveResult>)[]; isWriting: boolean }

/**
 * The queues of leads are on `globalThis`, because each of Next's bundles has a separate copy of
 * this module.
 */
const shared = globalThis as typeof globalThis & { saveQueues?: WeakMap<Db, SaveQueue> }
const queues = (shared.saveQueues ??= new WeakMap<Db, SaveQueue>())

function findQueue(db: Db): SaveQueue {
  const found = queues.get(db)
  if (found) return found
  const queue: SaveQueue = { waiting: [], isWriting: false }
  queues.set(db, queue)
  return queue
}

/**
 * Commits a lead with a delivery for each channel. Leads that arrive during a commit share the next
 * commit. Suspected spam is saved without deliveries.
 * @throws Error when the database fails, or too many leads wait for the database
 */
export async function saveLead(
  db: Db,
  lead: Lead,
  channels: readonly string[] = [],
): Promise<SaveResult> {
  const queue = findQueue(db)
  if (queue.waiting.length >= maxQueued) throw new Error('Too many wait for the store')
  const entry = { lead, channels, ...Promise.withResolvers<SaveResult>() }
  queue.waiting.push(entry)
  if (!queue.isWriting) void writeQueue(db, queue)
  return entry.promise
}

async function writeQueue(db: Db, queue: SaveQueue): Promise<void> {
  queue.isWriting = true
  while (queue.waiting.length > 0) {
    const batch = queue.waiting.splice(0, maxBatch)
    try {
      const results = await db
        .transaction()
        .execute((transaction) => insertLeads(transaction, batch))
      for (const { lead, resolve } of batch) resolve(results.get(lead.id) ?? 'conflict')
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  queue.isWriting = false
}

/** Inserts the leads. Returns the results by lead id. A lead without a result is a conflict. */
async function insertLeads(db: Db, batch: readonly LeadToSave[]): Promise<Map<string, SaveResult>> {
  // Rows are inserted in the order of their idempotency keys, so that two instances cannot
  // deadlock.
  const newRows = batch.map(({ lead }) => toLeadRow(lead))
  const rows = (await assignSeparatedCallers(db, newRows)).sort((one, other) =>
    one.key < other.key ? -1 : 1,
  )
  const insertion = db.insertInto('lead').values(rows).returning('id')
  const inserted = await insertion
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const results = new Map<string, SaveResult>(inserted.map(({ id }) => [id, 'created']))
  const deliveries = batch
    .filter(({ lead }) => results.has(lead.id) && lead.status !== 'suspected')
    .flatMap(({ lead, channels }) =>
      channels.map((channel) => makeDelivery(lead.id, channel, lead.createdAt)),
    )
  if (deliveries.length > 0) await db.insertInto('delivery').values(deliveries).execute()
  const repeated = rows.filter(({ id }) => !results.has(id))
  for (const id of await findKnown(db, repeated)) results.set(id, 'known')
  return results
}

/**
 * Gives a row the `caller` of a separated person, if the row has the phone and name of this person.
 * Staff have separated this person from other people with the same phone.
 */
async function assignSeparatedCallers(db: Db, rows: readonly NewLeadRow[]): Promise<NewLeadRow[]> {
  const phones = rows.filter(({ caller, phone }) => caller === phone).map(({ phone }) => phone)
  if (phones.length === 0) return [...rows]
  const separated = await db
    .selectFrom('lead')
    .select(['caller', 'phone', 'name'])
    .where('phone', 'in', phones)
    .whereRef('caller', '!=', 'phone')
    .orderBy('number', 'desc')
    .execute()
  const toKey = ({ phone, name }: { phone: string; name: string }) => `${phone} ${foldName(name)}`
  // If two separated callers have the same name, the lead goes to the caller with the oldest lead.
  const callers = new Map(separated.map((lead) => [toKey(lead), lead.caller]))
  return rows.map((row) => ({ ...row, caller: callers.get(toKey(row)) ?? row.caller }))
}

/** Returns the ids of rows whose idempotency key and contents are already saved. */
async function findKnown(db: Db, rows: readonly NewLeadRow[]): Promise<string[]> {
  if (rows.length === 0) return []
  const keys = rows.map(({ key }) => key)
  const saved = await db
    .selectFrom('lead')
    .select(['key', 'name', 'phone', 'order'])
    .where('key', 'in', keys)
    .execute()
  const savedByKey = new Map(saved.map((row) => [row.key, row]))
  const isSame = ({ key, name, phone, order }: NewLeadRow) => {
    const row = savedByKey.get(key)
    return row?.name === name && row.phone === phone && row.order === order
  }
  return rows.filter(isSame).map(({ id }) => id)
}
