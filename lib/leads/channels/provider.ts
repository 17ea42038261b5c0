import { errorCode, idempotencyKey, type Channel, type Outcome } from '#lib/leads/channels/channel'
import { post } from '#lib/leads/channels/post'
import type { Lead } from '#lib/leads/lead'

/** Statuses by which the provider objects to what a lead holds; all others are about its state, or ours. */
const refusals = [400, 422]

/** The clinic's provider (spec section 7): gets name and phone, and a key to know a repeated lead by. */
export function providerChannel(apiUrl: string, timeoutMs = 8000): Channel {
  return { name: 'provider', concurrency: 8, deliver: (lead) => deliver(apiUrl, timeoutMs, lead) }
}

async function deliver(apiUrl: string, timeoutMs: number, lead: Lead): Promise<Outcome> {
  try {
    const { status, isOk, retryAfter } = await post({
      url: `${apiUrl}/api/subscribe`,
      headers: { 'Idempotency-Key': idempotencyKey(lead) },
      body: { name: lead.name, phone: lead.phone },
      timeoutMs,
      name: 'provider',
      path: 'api/subscribe',
    })
    if (isOk) return { kind: 'delivered' }
    return { kind: 'retry', retryAfter, isRefused: refusals.includes(status), reason: `HTTP ${status}` }
  } catch (error) {
    return { kind: 'retry', reason: errorCode(error) }
  }
}
