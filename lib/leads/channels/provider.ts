import { failureCode, stableKey, type Channel, type Outcome } from '#lib/leads/channels/channel'
import { retryAfterSeconds } from '#lib/leads/channels/retry-after'
import type { Lead } from '#lib/leads/lead'
import { log } from '#lib/log'

/** How long the provider may take, in milliseconds. */
const defaultTimeout = 8000

/** Answers by which the provider objects to what a lead holds; all others are about its state, or ours. */
const refusals = [400, 422]

/** The clinic's provider (spec section 7): gets name and phone, and a key to tell a repeated lead by. */
export function providerChannel(apiUrl: string, timeout = defaultTimeout): Channel {
  return { name: 'provider', concurrency: 8, deliver: (lead) => deliver(apiUrl, timeout, lead) }
}

async function deliver(apiUrl: string, timeout: number, lead: Lead): Promise<Outcome> {
  const started = performance.now()
  let status = 0
  try {
    const response = await fetch(`${apiUrl}/api/subscribe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': stableKey(lead) },
      body: JSON.stringify({ name: lead.name, phone: lead.phone }),
      // Following would turn the lead into a GET, and its 200 would not mean that anybody has it.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    status = response.status
    // Only a whole answer counts: one that breaks off may come from a proxy, before anybody has the lead.
    await drain(response)
    return outcomeOf(response)
  } catch (error) {
    return { kind: 'retry', reason: failureCode(error) }
  } finally {
    const ms = Math.round(performance.now() - started)
    log.info('provider', { method: 'POST', path: 'api/subscribe', status, ms })
  }
}

/** Reads an answer to its end and keeps nothing of it. */
async function drain({ body }: Response): Promise<void> {
  const reader = body?.getReader()
  while (reader && !(await reader.read()).done);
}

function outcomeOf({ ok, status, headers }: Response): Outcome {
  if (ok) return { kind: 'delivered' }
  const after = retryAfterSeconds(headers.get('retry-after'), new Date())
  return { kind: 'retry', after, isRefused: refusals.includes(status), reason: `HTTP ${status}` }
}
