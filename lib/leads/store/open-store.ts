import { env } from '#lib/env'
import { LeadStore } from '#lib/leads/store/lead-store'
import { migrate } from '#lib/leads/store/migrate'
import { commandLimits, openPostgres, serverLimits } from '#lib/leads/store/postgres'
import { commandTimeouts, openSqlite, serverTimeouts } from '#lib/leads/store/sqlite'
import type { Db } from '#lib/leads/store/tables'
import { log } from '#lib/log'

/** Where a store is: a PostgreSQL address or a folder. */
type Place = { url?: string | undefined; folder?: string }

/** Time-outs of whoever waits for the store. */
const timeouts = {
  visitor: { postgres: serverLimits, sqlite: serverTimeouts },
  staff: { postgres: commandLimits, sqlite: commandTimeouts },
}

function open({ url, folder = env.DATA_DIR }: Place, who: keyof typeof timeouts): Db {
  return url === undefined ? openSqlite(folder, timeouts[who].sqlite) : openPostgres(url, timeouts[who].postgres)
}

/**
 * Opens the store with its tables up to date: in PostgreSQL when DATABASE_URL is set, otherwise in DATA_DIR.
 * @throws Error when the database cannot be reached, or the folder not be written.
 */
export async function openStore(given: Place = {}, who: 'visitor' | 'staff' = 'staff'): Promise<LeadStore> {
  const place = given.folder === undefined ? { url: env.DATABASE_URL, ...given } : given
  const db = open(place, who)
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return new LeadStore(db)
}

/** One for all of Next's bundles. */
const shared = globalThis as typeof globalThis & { leadStore?: Promise<LeadStore> | undefined }

/**
 * The server's store. A failed opening is not remembered, so a full or missing disk, or a database that was away, heals
 * without a restart. A store whose files were removed or replaced is closed, and the one at its path opened or created.
 */
export async function leadStore(): Promise<LeadStore> {
  const opened = shared.leadStore
  const store = await opened?.catch(() => null)
  if (store && (await store.isInPlace())) return store
  if (shared.leadStore === opened) {
    shared.leadStore = undefined
    if (store) {
      log.error('store-replaced', 'what was open is not what stands in DATA_DIR')
      void store.close()
    }
  }
  return (shared.leadStore ??= openStore({}, 'visitor'))
}

/** Closes the server's store at its end; who comes later opens it again. */
export async function closeLeadStore(): Promise<void> {
  const opened = shared.leadStore
  shared.leadStore = undefined
  await (await opened?.catch(() => null))?.close()
}
