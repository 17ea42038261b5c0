import { env } from '#lib/env'
import { removeExpired } from '#lib/leads/staff/remove-expired'
import { leadStore } from '#lib/leads/store/open-store'
import { log } from '#lib/log'

const afterStart = 60_000
const everyDay = 24 * 60 * 60_000

async function run(): Promise<void> {
  try {
    const { database } = await leadStore()
    const leads = await removeExpired(database, env.LEAD_RETENTION_DAYS, new Date())
    if (leads > 0) log.info('leads-expired', { leads, days: env.LEAD_RETENTION_DAYS })
  } catch (error) {
    log.error('retention-failed', error)
  }
}

/** Removes expired leads a minute after the start and then every day (LEAD_RETENTION_DAYS); never throws. */
export function startRetention(): void {
  setTimeout(() => void run(), afterStart).unref()
  setInterval(() => void run(), everyDay).unref()
}
