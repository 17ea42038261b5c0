import { noticeChannels } from '#lib/leads/channels/channel'
import { channels } from '#lib/leads/channels/registry'
import type { Lead } from '#lib/leads/store/tables'
import { log } from '#lib/log'

/** One for all of Next's bundles and the outbox: deliveries under way or made, by lead and channel. */
const shared = globalThis as typeof globalThis & { directDeliveries?: Map<string, Promise<boolean>> }
const deliveries = (shared.directDeliveries ??= new Map<string, Promise<boolean>>())

const deliveryOf = ({ key }: Lead, channel: string): string => `${channel} ${key}`

/**
 * Delivers a lead that the store has not confirmed to the first channel that takes it. The outbox does not deliver it there
 * again when the lead turns out to be stored. Suspected spam is not delivered: nobody could look at it first.
 * @returns the name of that channel, or null when none took the lead; never throws
 */
export async function deliverDirectly(lead: Lead): Promise<string | null> {
  if (lead.status === 'suspected') return null
  for (const { name, deliver } of channels) {
    if (noticeChannels.includes(name)) continue
    const known = deliveries.get(deliveryOf(lead, name))
    if (await known) return name
    const delivery = deliver(lead).then((outcome) => {
      if (outcome.kind !== 'delivered')
        log.error('lead-not-delivered', outcome.reason, { lead: lead.id, channel: name })
      return outcome.kind === 'delivered'
    })
    deliveries.set(deliveryOf(lead, name), delivery)
    if (await delivery) return name
    deliveries.delete(deliveryOf(lead, name))
  }
  return null
}

/** Whether a channel got the lead by `deliverDirectly`; waits for one that is under way. The answer is given once. */
export async function takeDirectDelivery(lead: Lead, channel: string): Promise<boolean> {
  const isDelivered = (await deliveries.get(deliveryOf(lead, channel))) ?? false
  deliveries.delete(deliveryOf(lead, channel))
  return isDelivered
}
