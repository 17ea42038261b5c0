import { env } from '#lib/env'
import { sendAlarms } from '#lib/leads/alarms'
import { noticeChannels } from '#lib/leads/channels/channel'
import { channels, siteMailer } from '#lib/leads/channels/registry'
import { checkStore } from '#lib/leads/health'
import { leadStored, startWorker } from '#lib/leads/outbox/worker'
import { expiryDay, removeExpired } from '#lib/leads/erasure'
import { removeCountsAhead } from '#lib/leads/rate-limit'
import { handleClockSkew } from '#lib/leads/outbox/deliveries'
import { closeSiteStore, getSiteStore } from '#lib/database/open'
import type { Db } from '#lib/database/tables'
import { log } from '#lib/log'

const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** Starts delivery, alarms and retention. @returns `stop`, which ends with no delivery under way, and `close`, for after sign-ups */
export function startOutbox(
  expireOthers: (db: Db, before: string | null, now: Date) => Promise<void>,
) {
  let isStopping = false

  /** What the end of the site cuts short has not failed. */
  async function run(event: string, work: (db: Db, now: Date) => Promise<void>): Promise<void> {
    try {
      await work((await getSiteStore()).database, new Date())
    } catch (error) {
      if (!isStopping) log.error(event, error)
    }
  }

  async function retain(db: Db, now: Date): Promise<void> {
    const before = await expiryDay(db, env.LEAD_RETENTION_DAYS, now)
    const leads = before === null ? 0 : await removeExpired(db, before, now)
    if (leads > 0) log.info('leads-expired', { leads, days: env.LEAD_RETENTION_DAYS })
    await expireOthers(db, before, now)
  }

  const workers = channels.map((channel) => startWorker(channel, getSiteStore))
  leadStored.subscribe(() => {
    for (const worker of workers) worker.wake()
  })
  // Also migrates the tables, before the first visitor needs them.
  void run('maintenance-failed', begin)
  void checkStore()
  const timers = [
    setInterval(() => void run('maintenance-failed', maintain), 15 * second),
    setTimeout(() => void run('retention-failed', retain), minute),
    setInterval(() => void run('retention-failed', retain), hour),
    setInterval(() => void checkStore(), hour),
  ]
  return {
    stop: async () => {
      isStopping = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(workers.map((worker) => worker.stop()))
    },
    close: closeSiteStore,
  }
}

async function begin(db: Db, now: Date): Promise<void> {
  // Notices wait for nobody any more once the settings name no receiver of theirs.
  const closed = noticeChannels.filter((name) => !channels.some((channel) => channel.name === name))
  const waiting = db.deleteFrom('delivery').where('status', 'in', ['pending', 'dead'])
  if (closed.length > 0) await waiting.where('channel', 'in', closed).execute()
  await maintain(db, now)
}

async function maintain(db: Db, now: Date): Promise<void> {
  await handleClockSkew(db, now)
  await removeCountsAhead(db, now)
  await sendAlarms(db, siteMailer, now)
}
