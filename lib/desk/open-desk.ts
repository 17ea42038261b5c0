import { env } from '#lib/env'
import { channels } from '#lib/leads/channels/registry'
import type { Desk } from '#lib/desk/desk'
import { leadStore } from '#lib/leads/store/open-store'
import { audit } from '#lib/auth/audit'

/** The desk of this server, now. */
export async function openDesk(): Promise<Desk> {
  const { database: db } = await leadStore()
  const folder = env.DATABASE_URL === undefined ? env.DATA_DIR : null
  return { db, folder, channels: channels.map(({ name }) => name), now: new Date(), audit }
}
