import { createHash } from 'node:crypto'
import type { Lead } from '#lib/leads/lead'

/**
 * What became of one attempt. No answer is final: a receiver that refuses may have been set up wrongly, and only time
 * (schedule) or staff end the attempts. `retry` may tell after how many seconds the receiver wants to be asked again,
 * and that it objects to the lead itself (`isRefused`), so that asking often is no use. A reason is for the log and for
 * staff: it never holds personal data.
 */
export type Outcome =
  { kind: 'delivered' } | { kind: 'retry'; after?: number | undefined; isRefused?: boolean; reason: string }

/** A way for leads to somebody who cares for them. */
export type Channel = {
  name: string
  /** Leads under way at the same time, at most. */
  concurrency: number
  /** One attempt; never throws, and ends within 45 seconds. */
  deliver: (lead: Lead) => Promise<Outcome>
}

/**
 * What a receiver can tell a repeated lead by: the same for every attempt, also for one that was made without the
 * store and is sent again by the visitor.
 */
export function stableKey(lead: Lead): string {
  return createHash('sha256').update(lead.key).digest('hex').slice(0, 40)
}

/** Code of a failed connection or protocol, such as ECONNREFUSED; its message could hold anything. */
export function failureCode(error: unknown): string {
  const { code, name, cause } = (error ?? {}) as { code?: unknown; name?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  if (cause !== undefined) return failureCode(cause)
  return typeof name === 'string' ? name : 'unknown'
}
