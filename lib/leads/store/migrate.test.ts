import { sql, type Kysely } from 'kysely'
import { makeLead } from '#e2e/support/test-lead'
import type { Lead } from '#lib/leads/lead'
import { backfill } from '#lib/leads/store/backfill'
import { migrate } from '#lib/leads/store/migrate'
import { openStore } from '#lib/leads/store/open-store'
import { newDelivery } from '#lib/leads/store/deliveries'
import { migrationLimits, openPostgres, serverLimits } from '#lib/leads/store/postgres'
import { toRow, type Tables } from '#lib/leads/store/tables'
import { databaseKinds, databasesOf, type TestDatabase } from '#e2e/support/test-databases'

const count = 1200
const arrived = '2026-11-20T12:00:05.000Z'

/** A row of a version that did not note what was removed. */
function toOldRow(lead: Lead) {
  const row: Partial<ReturnType<typeof toRow>> = toRow(lead)
  delete row.removedOrder
  return row as ReturnType<typeof toRow>
}

/** Leads as the version before the statistics stored them, every third delivered by mail and half by the provider. */
async function fillOld(db: Kysely<Tables>): Promise<void> {
  await migrate(db, '0002-outbox')
  const leads = Array.from({ length: count }, (_, index) =>
    makeLead({ lastTouch: index % 2 ? { utm_source: 'mail' } : {} }),
  )
  const deliveries = leads.flatMap(({ id }, index) => [
    {
      ...newDelivery(id, 'provider', arrived, arrived),
      ...(index % 2 && { status: 'delivered', deliveredAt: arrived }),
    },
    {
      ...newDelivery(id, 'smtp', arrived, arrived),
      ...(index % 3 === 0 && { status: 'delivered', deliveredAt: '2026-11-21' }),
    },
  ])
  for (let from = 0; from < count; from += 400) {
    await db
      .insertInto('lead')
      .values(leads.slice(from, from + 400).map(toOldRow))
      .execute()
    await db
      .insertInto('delivery')
      .values(deliveries.slice(2 * from, 2 * (from + 400)))
      .execute()
  }
}

const summary = (db: Kysely<Tables>) =>
  db
    .selectFrom('lead')
    .select(({ fn }) => ['deliveredAt', 'source', fn.countAll<string | number>().as('leads')])
    .groupBy(['deliveredAt', 'source'])
    .orderBy('deliveredAt')
    .orderBy('source')
    .execute()

describe.each(databaseKinds)('the tables in %s', (kind) => {
  const newDatabase = databasesOf(kind)
  let database: TestDatabase

  beforeEach(async () => {
    database = await newDatabase('without tables')
  })

  afterEach(() => database.close())

  it('of an older version are brought up to date, and old leads filled, while new ones come', async () => {
    const db = database.connect()
    await fillOld(db)
    const store = await openStore(database.place)
    const finisher = database.connect()
    const finishing = backfill(finisher)
    const added = await Promise.all(
      Array.from({ length: 50 }, () => store.add(makeLead({ lastTouch: { utm_source: 'new' } }))),
    )
    await finishing
    await finisher.destroy()
    expect(added).toEqual(Array<string>(50).fill('created'))
    const rows = (await summary(db)).map(({ leads, ...row }) => ({ ...row, leads: Number(leads) }))
    expect(rows).toHaveLength(4)
    expect(rows).toEqual(
      expect.arrayContaining([
        { deliveredAt: arrived, source: 'mail', leads: 600 },
        { deliveredAt: '2026-11-21', source: '', leads: 200 },
        { deliveredAt: null, source: '', leads: 400 },
        { deliveredAt: null, source: 'new', leads: 50 },
      ]),
    )
    const entries = db.selectFrom('deskEntry').innerJoin('lead', 'lead.id', 'leadId')
    const numbered = await entries
      .select(['number', 'lead.createdAt', 'deskEntry.status', 'reason', 'deskEntry.source'])
      .orderBy('number')
      .execute()
    expect(numbered.map(({ createdAt }) => createdAt)).toHaveLength(count + 50)
    const older = numbered.filter(({ reason }) => reason === 'beforeDesk')
    expect(older.map(({ status }) => status)).toEqual(Array<string>(count).fill('closed'))
    expect(older.map(({ createdAt }) => createdAt)).toEqual(older.map(({ createdAt }) => createdAt).toSorted())
    expect(numbered.filter(({ status, source }) => status === 'new' && source === 'new')).toHaveLength(50)
    // An instance of the version before, which is still to be replaced, stores one more.
    const last = makeLead({ createdAt: new Date(Date.now() + 1000).toISOString(), name: 'Остання' })
    await db.insertInto('lead').values(toRow(last)).execute()
    await backfill(database.connect())
    const entry = db.selectFrom('deskEntry').select(['number', 'status']).where('leadId', '=', last.id)
    const { number, status } = await entry.executeTakeFirstOrThrow()
    expect(status).toBe('new')
    const words = await db.selectFrom('leadWord').select('word').where('number', '=', number).orderBy('word').execute()
    expect(words.map(({ word }) => word)).toEqual([last.phone.slice(1), 'остання'])
    const catalogue = kind === 'SQLite' ? sql`sqlite_schema WHERE type = 'index'` : sql`pg_class WHERE relkind = 'i'`
    const name = kind === 'SQLite' ? sql`name` : sql`relname`
    const { rows: indexes } = await sql<{ name: string }>`SELECT ${name} AS name FROM ${catalogue}`.execute(db)
    expect(indexes.map((index) => index.name)).toEqual(expect.arrayContaining(['lead_phone', 'lead_status']))
    await store.close()
  })

  it('of a later version serve this one, which may be started again when the later one fails', async () => {
    const { db } = await database.open()
    const row = sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '2026-12-01T00:00:00.000Z')`
    await row.execute(db)
    const store = await openStore(database.place)
    expect(await store.add(makeLead())).toBe('created')
    await store.close()
  })
})

describe('a change of tables in PostgreSQL', () => {
  const newDatabase = databasesOf('PostgreSQL')

  it('that must wait for somebody who reads keeps no visitor waiting', async () => {
    const database = await newDatabase('without tables')
    const db = database.connect()
    await fillOld(db)
    const url = 'url' in database.place ? database.place.url : ''
    const [visitors, changing] = [openPostgres(url, serverLimits), openPostgres(url, migrationLimits)]
    let isChanged = false
    const waits: number[] = []
    const changed = await db.transaction().execute(async (reader) => {
      await reader.selectFrom('lead').select('id').limit(1).execute()
      const change = migrate(changing).then(() => (isChanged = true))
      while (waits.length < 10) {
        const started = performance.now()
        await visitors.insertInto('lead').values(toOldRow(makeLead())).execute()
        waits.push(performance.now() - started)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      expect(isChanged).toBe(false)
      return { change }
    })
    await changed.change
    expect(isChanged).toBe(true)
    // A second of the change's wait for its lock, and what a busy machine adds.
    expect(Math.max(...waits)).toBeLessThan(3000)
    await Promise.all([visitors.destroy(), changing.destroy(), database.close()])
  })
})
