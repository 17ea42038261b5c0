import { closeSiteStore, getSiteStore } from '#lib/database/open'
import type { Db } from '#lib/database/tables'
import { env } from '#lib/env'
import { sendAlarms } from '#lib/leads/alarms'
import { noticeChannels } from '#lib/leads/channels/channel'
import { channels, siteMailer } from '#lib/leads/channels/registry'
import { checkStore } from '#lib/leads/health'
import { readMachineState } from '#lib/leads/machine-state'
import { handleClockSkew } from '#lib/leads/outbox/retry'
import { leadSaved, startWorker } from '#lib/leads/outbox/worker'
import { removeFutureCounts } from '#lib/leads/rate-limit'
import { findExpiryDay, removeExpiredLeads } from '#lib/leads/retention'
import { log } from '#lib/log'

const secondMs = 1000
const minuteMs = 60_000
const hourMs = 3_600_000

export type Outbox = {
  /** Stops workers and timers. Resolves when no delivery is running. */
  stop: () => Promise<void>
  /** Closes the database. Call this function after the last sign-up. */
  close: () => Promise<void>
}

/**
 * Starts the delivery of leads, the alarm mails and the removal of expired data.
 * @param removeExpiredRows removes expired rows of the tables that do not belong to `lib/leads`.
 * `expiryDay` is null until the site has run for the retention period.
 */
export function startOutbox(
  removeExpiredRows: (db: Db, expiryDay: string | null, now: Date) => Promise<void>,
): Outbox {
  let isStopping = false

  /**
   * Runs `work` with the site's database. Logs a failure as `event`, unless the site is stopping.
   */
  async function run(event: string, work: (db: Db, now: Date) => Promise<void>): Promise<void> {
    try {
      await work((await getSiteStore()).database, new Date())
    } catch (error) {
      if (!isStopping) log.error(event, error)
    }
  }

  async function retain(db: Db, now: Date): Promise<void> {
    const expiryDay = await findExpiryDay(db, env.LEAD_RETENTION_DAYS, now)
    const leads = expiryDay === null ? 0 : await removeExpiredLeads(db, expiryDay, now)
    if (leads > 0) log.info('leads-expired', { leads, days: env.LEAD_RETENTION_DAYS })
    await removeExpiredRows(db, expiryDay, now)
  }

  const workers = channels.map((channel) => startWorker(channel, getSiteStore))
  leadSaved.subscribe(() => {
    for (const worker of workers) worker.wake()
  })
  // The first `run` opens the database and migrates its tables, so that no visitor has to wait for
  // the migration.
  void run('maintenance-failed', begin)
  void checkStore()
  const timers = [
    setInterval(() => void run('maintenance-failed', maintain), 15 * secondMs),
    setTimeout(() => void run('retention-failed', retain), minuteMs),
    setInterval(() => void run('retention-failed', retain), hourMs),
    setInterval(() => void checkStore(), hourMs),
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

/**
 * Removes undelivered notices of channels that the settings no longer turn on. After that, runs
 * `maintain`.
 */
async function begin(db: Db, now: Date): Promise<void> {
  const isOpen = (name: string) => channels.some((channel) => channel.name === name)
  const closedChannels = noticeChannels.filter((name) => !isOpen(name))
  if (closedChannels.length > 0)
    await db
      .deleteFrom('delivery')
      .where('status', 'in', ['pending', 'dead'])
      .where('channel', 'in', closedChannels)
      .execute()
  await maintain(db, now)
}

async function maintain(db: Db, now: Date): Promise<void> {
  await handleClockSkew(db, now)
  await removeFutureCounts(db, now)
  await sendAlarms(db, siteMailer, await readMachineState(), now)
}
