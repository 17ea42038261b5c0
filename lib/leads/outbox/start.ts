import { env } from '#lib/env'
import { channels, staffMailer } from '#lib/leads/channels/registry'
import { storeDelivered } from '#lib/leads/delivered-unstored'
import { raiseAlarms } from '#lib/leads/outbox/alarm'
import { tellStaff } from '#lib/leads/outbox/tell-staff'
import { onLead } from '#lib/leads/outbox/wake'
import { Worker } from '#lib/leads/outbox/worker'
import { closeLeadStore, leadStore } from '#lib/leads/store/open-store'
import { log } from '#lib/log'

/** Milliseconds between two looks at what fails and at the clock. */
const carePeriod = 15_000

const host = new URL(env.SITE_URL).hostname

/** Starts delivering; gives how to stop, which ends when nothing is under way any more. */
export function startOutbox(): () => Promise<void> {
  const workers = channels.map((channel) => new Worker(channel, leadStore))
  onLead(() => {
    for (const worker of workers) worker.wake()
  })
  // Also brings the tables up to date, before the first visitor needs them.
  void takeCare()
  const care = setInterval(() => void takeCare(), carePeriod)
  return async () => {
    clearInterval(care)
    await Promise.all(workers.map((worker) => worker.stop()))
    await storeDelivered()
    await closeLeadStore()
  }
}

async function takeCare(): Promise<void> {
  try {
    const store = await leadStore()
    const now = new Date()
    await store.outbox.forgiveClock(now)
    await raiseAlarms(store, staffMailer, host, now)
    await tellStaff(store, { mailer: staffMailer, host }, now)
  } catch (error) {
    log.error('outbox-care-failed', error)
  }
}
