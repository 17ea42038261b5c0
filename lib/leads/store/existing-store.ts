import { env } from '#lib/env'
import type { LeadStore } from '#lib/leads/store/lead-store'
import { isStore } from '#lib/leads/store/migrate'
import { openStore } from '#lib/leads/store/open-store'
import { commandLimits, openPostgres } from '#lib/leads/store/postgres'
import { hasStoreFile, missingFile } from '#lib/leads/store/sqlite-file'

/**
 * What to tell when the settings name a database or folder that holds no store; undefined when there is one. Creates nothing.
 * @throws Error when the database cannot be reached.
 */
export async function missingStore({ DATABASE_URL: url, DATA_DIR: folder } = env): Promise<string | undefined> {
  if (url === undefined) return hasStoreFile(folder) ? undefined : missingFile(folder)
  const db = openPostgres(url, commandLimits)
  if (await isStore(db).finally(() => db.destroy())) return undefined
  const { hostname, pathname, username } = new URL(url)
  const name = decodeURIComponent(pathname.slice(1) || username)
  return `There is no store of leads in the database ${name} at ${hostname}: is DATABASE_URL set as for the site?`
}

/** @throws Error when there is no store: a command must not take an empty new one for the site's. */
export async function requireStore(): Promise<void> {
  const missing = await missingStore()
  if (missing !== undefined) throw new Error(missing)
}

/** Opens the site's store for a command. @throws Error when there is none; only the server makes one. */
export async function openExistingStore(): Promise<LeadStore> {
  await requireStore()
  return openStore()
}
