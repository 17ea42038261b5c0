import { env } from '#lib/env'
import { LeadStore } from '#lib/leads/store/lead-store'
import { migrate } from '#lib/leads/store/migrations'
import { commandLimits, openPostgres, serverLimits } from '#lib/leads/store/postgres'
import { openSqlite } from '#lib/leads/store/sqlite'

/** Where a store is: a PostgreSQL address or a folder; `limits` are PostgreSQL's. */
type Place = { url?: string | undefined; folder?: string; limits?: typeof serverLimits }

/**
 * Opens the store with its tables up to date: in PostgreSQL when DATABASE_URL is set, otherwise in DATA_DIR.
 * @throws Error when the database cannot be reached, or the folder not be written.
 */
export async function openStore({
  folder,
  url = folder === undefined ? env.DATABASE_URL : undefined,
  limits = commandLimits,
}: Place = {}): Promise<LeadStore> {
  const db = url === undefined ? openSqlite(folder ?? env.DATA_DIR) : openPostgres(url, limits)
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return new LeadStore(db)
}

const shared = globalThis as typeof globalThis & { leadStore?: Promise<LeadStore> | undefined }

/**
 * The server's store, opened once for all of Next's bundles. A failed opening is not remembered: the next call tries
 * again, so a full or missing disk, or a database that was away, heals without a restart.
 */
export async function leadStore(): Promise<LeadStore> {
  const opening = (shared.leadStore ??= openStore({ limits: serverLimits }))
  try {
    return await opening
  } catch (error) {
    if (shared.leadStore === opening) shared.leadStore = undefined
    throw error
  }
}
