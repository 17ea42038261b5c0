import { noticeChannels, type DeliveryOutcome } from '#lib/leads/channels/channel'
import { channels } from '#lib/leads/channels/registry'
import type { Lead } from '#lib/leads/lead'
import { log } from '#lib/log'

/**
 * Outcomes of direct deliveries by channel and lead. The outbox and Next's bundles share this map
 * through `globalThis`.
 */
const shared = globalThis as typeof globalThis & {
  directDeliveries?: Map<string, Promise<DeliveryOutcome>>
}
const deliveries = (shared.directDeliveries ??= new Map<string, Promise<DeliveryOutcome>>())

function getDeliveryKey({ key }: Lead, channel: string): string {
  return `${channel} ${key}`
}

/**
 * Delivers a lead that the database has not confirmed. Tries the channels in order until one
 * channel accepts the lead. Channels that send only notices are left out. The outbox does not
 * deliver the lead by the accepting channel, even if the lead was saved after all. Suspected spam
 * is not delivered, because staff must review suspected spam first. Never throws.
 * @returns the name of the channel, or null when no channel got the lead
 */
export async function deliverDirectly(lead: Lead): Promise<string | null> {
  if (lead.status === 'suspected') return null
  for (const { name, deliver } of channels) {
    if (noticeChannels.includes(name)) continue
    const known = await deliveries.get(getDeliveryKey(lead, name))
    if (known?.kind === 'delivered') return name
    const delivery = deliver(lead)
    deliveries.set(getDeliveryKey(lead, name), delivery)
    const outcome = await delivery
    if (outcome.kind === 'delivered') return name
    deliveries.delete(getDeliveryKey(lead, name))
    log.error('lead-not-delivered', outcome.reason, { lead: lead.id, channel: name })
  }
  return null
}

/**
 * Returns the outcome of a direct delivery and removes the outcome from `deliveries`. Waits for a
 * direct delivery that is under way.
 * @returns null when the channel did not get the lead directly
 */
export async function takeDirectDelivery(
  lead: Lead,
  channel: string,
): Promise<DeliveryOutcome | null> {
  const outcome = await deliveries.get(getDeliveryKey(lead, channel))
  deliveries.delete(getDeliveryKey(lead, channel))
  return outcome?.kind === 'delivered' ? outcome : null
}
