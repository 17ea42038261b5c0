import { leadStored } from '#lib/leads/outbox/lead-stored'
import type { DirectDelivery } from '#lib/leads/store/lead-store'
import { leadStore } from '#lib/leads/store/open-store'
import { log } from '#lib/log'

/** Most leads in memory; somebody has each of them, only its record waits. */
const maxQueued = 1000

/** By their key; one for all of Next's bundles. */
const shared = globalThis as typeof globalThis & { unstoredLeads?: Map<string, DirectDelivery> }
const queue = (shared.unstoredLeads ??= new Map())

/** Queues the record, with the consent, of a lead that was delivered while it could not be stored. */
export function queueUnstored(delivery: DirectDelivery): void {
  const { lead, channel } = delivery
  if (queue.size < maxQueued) queue.set(lead.key, delivery)
  else log.error('record-dropped', 'too many wait for the store', { lead: lead.id, channel })
}

/** Stores what is queued, as delivered; what cannot be stored stays queued. Never throws. */
export async function storeUnstored(): Promise<void> {
  for (const [key, delivery] of queue) {
    const fields = { lead: delivery.lead.id, channel: delivery.channel }
    try {
      const result = await (await leadStore()).addDelivered(delivery)
      if (queue.get(key) === delivery) queue.delete(key)
      if (result === 'conflict') log.error('record-dropped', 'its key came with other contents', fields)
      else log.info('record-stored', fields)
      leadStored.publish(undefined)
    } catch (error) {
      log.error('record-not-stored', error, { ...fields, waiting: queue.size })
      return
    }
  }
}

/** Logs whose records end with the process: somebody was told of each lead, and its record is written nowhere. */
export function logUnstored(): void {
  if (queue.size === 0) return
  const leads = [...queue.values()].map(({ lead }) => lead.id).join(' ')
  log.error('records-lost', 'the store could not be written until the end', { count: queue.size, leads })
}
