import { outsideRequests } from '#lib/outside-requests'
import { announceLead } from '#lib/leads/outbox/wake'
import type { Arrived } from '#lib/leads/store/lead-store'
import { leadStore } from '#lib/leads/store/open-store'
import { log } from '#lib/log'

/** Leads kept in memory at the most; somebody has each of them, only its record waits. */
const most = 1000

/** Milliseconds between two tries to store them. */
const pause = 5000

/** By their key; one for all of Next's bundles. */
const shared = globalThis as typeof globalThis & { deliveredUnstored?: Map<string, Arrived> }
const waiting = (shared.deliveredUnstored ??= new Map())

/**
 * Remembers a lead that reached somebody while it could not be stored, until its record, with the consent, is in the
 * store as well. Who kills the process before that loses the record, not the lead.
 */
export function rememberDelivered(arrived: Omit<Arrived, 'at'>): void {
  if (waiting.size >= most) {
    log.error('record-not-kept', 'too many wait for the store', { lead: arrived.lead.id, channel: arrived.channel })
    return
  }
  const isFirst = waiting.size === 0
  waiting.set(arrived.lead.key, { ...arrived, at: new Date().toISOString() })
  if (isFirst) tryLater()
}

function tryLater(): void {
  outsideRequests(() => setTimeout(() => void storeDelivered().then(tryAgain), pause).unref())
}

function tryAgain(): void {
  if (waiting.size > 0) tryLater()
}

/** Stores what was remembered, as delivered; what cannot be stored goes on waiting. Never throws. */
export async function storeDelivered(): Promise<void> {
  for (const [key, arrived] of waiting) {
    const fields = { lead: arrived.lead.id, channel: arrived.channel }
    try {
      const result = await (await leadStore()).addArrived(arrived)
      if (waiting.get(key) === arrived) waiting.delete(key)
      if (result === 'conflict') log.error('record-not-kept', 'its key came with other contents', fields)
      else log.info('record-stored', fields)
      announceLead()
    } catch (error) {
      log.error('record-not-stored', error, { ...fields, waiting: waiting.size })
      return
    }
  }
}
