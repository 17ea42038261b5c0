import type { Db } from '#lib/database/tables'
import { getSiteStore } from '#lib/database/open'
import { env } from '#lib/env'
import { channels } from '#lib/leads/channels/registry'

/** The data that the code of every desk request needs. */
export type Desk = {
  db: Db
  /** Folder of the SQLite database; null for PostgreSQL. */
  folder: string | null
  /** Names of the configured delivery channels, such as e-mail. */
  channels: string[]
  /** Time of the request. */
  now: Date
}

export async function openDesk(): Promise<Desk> {
  const { database: db } = await getSiteStore()
  const folder = env.DATABASE_URL === undefined ? env.DATA_DIR : null
  return { db, folder, channels: channels.map(({ name }) => name), now: new Date() }
}
