import { errorCode, idempotencyKey, type Channel, type Outcome } from '#lib/leads/channels/channel'
import type { Lead } from '#lib/leads/lead'
import { log } from '#lib/log'

/** Statuses by which the provider objects to what a lead holds; all others are about its state, or ours. */
const refusals = [400, 422]

/** The clinic's provider (spec section 7): gets name and phone, and a key to know a repeated lead by. */
export function providerChannel(apiUrl: string, timeoutMs = 8000): Channel {
  return { name: 'provider', concurrency: 8, deliver: (lead) => deliver(apiUrl, timeoutMs, lead) }
}

async function deliver(apiUrl: string, timeoutMs: number, lead: Lead): Promise<Outcome> {
  const started = performance.now()
  let status = 0
  try {
    const response = await fetch(`${apiUrl}/api/subscribe`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': idempotencyKey(lead),
      },
      body: JSON.stringify({ name: lead.name, phone: lead.phone }),
      // Following would turn the lead into a GET, and its 200 would not mean that anybody has it.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    status = response.status
    // Only a whole response counts: one that breaks off may come from a proxy, before anybody has the lead.
    await response.body?.pipeTo(new WritableStream())
    if (response.ok) return { kind: 'delivered' }
    const retryAfter = retryAfterSeconds(response.headers.get('retry-after'), new Date())
    return { kind: 'retry', retryAfter, isRefused: refusals.includes(status), reason: `HTTP ${status}` }
  } catch (error) {
    return { kind: 'retry', reason: errorCode(error) }
  } finally {
    const ms = Math.round(performance.now() - started)
    log.info('provider', { method: 'POST', path: 'api/subscribe', status, ms })
  }
}

/** Seconds of a `Retry-After` header, given as seconds or as an HTTP date; undefined when it says neither. */
export function retryAfterSeconds(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header.trim())) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now.getTime()) / 1000))
}
