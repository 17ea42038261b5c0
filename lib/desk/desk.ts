import { env } from '#lib/env'
import { channels } from '#lib/leads/channels/registry'
import { leadStore } from '#lib/leads/store/open-store'
import type { Db } from '#lib/leads/store/tables'

export type Desk = {
  db: Db
  /** Folder of the embedded store, null with PostgreSQL. */
  folder: string | null
  /** Names of the channels that the settings open. */
  channels: readonly string[]
  now: Date
}

export async function openDesk(): Promise<Desk> {
  const { database: db } = await leadStore()
  const folder = env.DATABASE_URL === undefined ? env.DATA_DIR : null
  return { db, folder, channels: channels.map(({ name }) => name), now: new Date() }
}
