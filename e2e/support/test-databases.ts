/* eslint-disable playwright/no-duplicate-hooks, playwright/consistent-spacing-between-blocks -- the hooks are Jest's */
import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { type Lead, fromLeadRow, leadColumns } from '#lib/leads/lead'
import type { Db } from '#lib/database/tables'
import { SiteStore } from '#lib/database/open'
import { migrate } from '#lib/database/migrate'
import { commandLimits, openPostgres } from '#lib/database/postgres'
import { SqliteDatabase } from '#lib/database/sqlite'
import { makeMemoryFolder } from '#e2e/support/memory-folder'
import { getSharedPostgres, type SharedPostgres } from '#e2e/support/postgres'

export const databaseKinds = ['SQLite', 'PostgreSQL'] as const

/** The database of a test. The database is empty at first. A test may open several connections. */
export type TestDatabase = {
  /** The argument of `openStore`. */
  place: { url: string } | { folder: string }
  /** Opens a connection without migrating the tables. */
  connect: () => Db
  open: () => Promise<{ db: Db; store: SiteStore }>
  close: () => Promise<void>
}

/**
 * Prepares SQLite or PostgreSQL databases for the tests of one `describe` of Jest.
 * @returns a function that provides an empty database. A PostgreSQL database is reused with emptied
 *   tables. With `without tables` the function creates a new database, which takes longer.
 */
export function prepareDatabases(
  kind: (typeof databaseKinds)[number],
): (kind?: 'without tables') => Promise<TestDatabase> {
  let server: SharedPostgres | undefined
  let first: string | undefined
  const folders: string[] = []
  if (kind === 'PostgreSQL') {
    beforeAll(async () => {
      server = await getSharedPostgres()
    })
  }
  afterAll(async () => {
    await server?.remove()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  return async (bare) => {
    const folder = makeMemoryFolder('store-')
    folders.push(folder)
    const url = bare === undefined && first !== undefined ? first : await server?.createDatabase()
    const isUsed = url !== undefined && url === first
    first ??= url
    if (isUsed) await truncateTables(url)
    const opened: Db[] = []
    const connect = () => {
      const db = url === undefined ? new SqliteDatabase(folder) : openPostgres(url, commandLimits)
      opened.push(db)
      return db
    }
    return {
      place: url === undefined ? { folder } : { url },
      connect,
      open: async () => {
        const db = connect()
        await migrate(db)
        return { db, store: new SiteStore(db) }
      },
      close: async () => {
        for (const db of opened) await db.destroy().catch(() => undefined)
      },
    }
  }
}

/** The database of one test, and its open connection (`db`, `store`). */
export type DatabaseContext = Awaited<ReturnType<TestDatabase['open']>> & {
  kind: (typeof databaseKinds)[number]
  database: TestDatabase
  /** Provides a further empty database. */
  newDatabase: ReturnType<typeof prepareDatabases>
}

/** Runs Jest tests on SQLite and on PostgreSQL. Each test gets an empty database. */
export function describeEachDatabase(title: string, tests: (given: DatabaseContext) => void): void {
  describe.each(databaseKinds)(`${title} in %s`, (kind) => {
    const newDatabase = prepareDatabases(kind)
    const given = { kind, newDatabase } as DatabaseContext
    beforeEach(async () => {
      const database = await newDatabase()
      Object.assign(given, { database, ...(await database.open()) })
    })
    afterEach(() => given.database.close())
    tests(given)
  })
}

/** Reads all leads, newest first. */
export async function readAllLeads(db: Db): Promise<Lead[]> {
  const rows = db.selectFrom('lead').select(leadColumns).orderBy('createdAt', 'desc').orderBy('id')
  return (await rows.execute()).map(fromLeadRow)
}

async function truncateTables(url: string): Promise<void> {
  const db = openPostgres(url, commandLimits)
  await sql`TRUNCATE appointment, earlier_appointment, lead, delivery, alarm, run_day, heartbeat, erasure, visit, link, source_spelling, rate_limit,
    lead_event,
    handover_note, document_version, picture, staff, passkey, invitation, staff_session, staff_device, challenge, audit RESTART IDENTITY`.execute(
    db,
  )
  await db.destroy()
}

const shared = globalThis as typeof globalThis & { siteStore?: Promise<SiteStore> | undefined }

/** Sets the store that `getSiteStore` returns. A test resets the store to undefined at its end. */
export function setSiteStore(store: SiteStore | undefined): void {
  shared.siteStore = store && Promise.resolve(store)
}
