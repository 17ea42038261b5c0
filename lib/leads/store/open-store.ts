import { env } from '#lib/env'
import { LeadStore } from '#lib/leads/store/lead-store'
import { migrate } from '#lib/leads/store/migrations'
import { openSqlite } from '#lib/leads/store/sqlite'

/** Opens the store in a folder, with its tables up to date. */
export async function openStore(folder: string = env.DATA_DIR): Promise<LeadStore> {
  const db = openSqlite(folder)
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
 * again, so a full or missing disk heals without a restart.
 */
export async function leadStore(): Promise<LeadStore> {
  shared.leadStore ??= openStore()
  try {
    return await shared.leadStore
  } catch (error) {
    shared.leadStore = undefined
    throw error
  }
}
