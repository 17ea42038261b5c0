import type { Db } from '#lib/database/tables'
import { getSiteStore } from '#lib/database/open'
import { env } from '#lib/env'
import { channels } from '#lib/leads/channels/registry'

/**
 * The data that the code of every desk request needs. `folder` is the folder of the SQLite
 * database, or null for PostgreSQL. `channels` are the names of the configured delivery channels.
 * `now` is the time of the request.
 */
export type Desk = {
  db: Db
  folder: string | null
  channels: string[]
  now: Date
}

export async function openDesk(): Promise<Desk> {
  const { database: db } = await getSiteStore()
  const folder = env.DATABASE_URL === undefined ? env.DATA_DIR : null
  return { db, folder, channels: channels.map(({ name }) => name), now: new Date() }
}
