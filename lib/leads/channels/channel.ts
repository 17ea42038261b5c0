import { hash } from 'node:crypto'
import { getPublicUrl } from '#lib/env'
import type { Lead } from '#lib/leads/lead'

/** Recipients that get the lead by a later attempt; the other recipients have it. */
export type Deferred = { recipients: readonly string[]; reason: string }

/**
 * The result of one attempt. After `retry` the channel counts as failing; after `refused` only this lead does. Both are
 * retried. A lead that at least one recipient has is `delivered`. Then `deferred` lists the recipients that are retried,
 * and `refusal` is the server's reply for recipients that are not. `reason` and `refusal` never hold personal data.
 */
export type DeliveryOutcome =
  | { kind: 'delivered'; deferred?: Deferred; refusal?: string }
  | { kind: 'retry' | 'refused'; retryAfter?: number | undefined; reason: string }

/** `deliver` makes one attempt and never throws. `recipients` are deferred addresses; null means all addresses. */
export type Channel = {
  name: string
  concurrency: number
  deliver: (lead: Lead, recipients?: readonly string[] | null) => Promise<DeliveryOutcome>
}

/** Channels that carry no name and phone. Their deliveries do not count as reaching staff. */
export const noticeChannels: readonly string[] = ['webhook', 'telegram']

/** Makes the key by which a receiver recognises a repeated lead. It is the same for every attempt. */
export function makeIdempotencyKey(lead: Lead): string {
  return hash('sha256', lead.key).slice(0, 40)
}

/** Returns the code of a failed connection, such as ECONNREFUSED. The message is left out, because it may hold personal data. */
export function getErrorCode(error: unknown): string {
  const { code, name, cause } = (error ?? {}) as { code?: unknown; name?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  if (cause !== undefined) return getErrorCode(cause)
  return typeof name === 'string' ? name : 'unknown'
}

/** Returns the lead's address at the desk, or null without a public address or number. */
export function getDeskUrl({ number }: Lead): string | null {
  const siteUrl = getPublicUrl()
  return siteUrl === null || number === undefined ? null : `${siteUrl}/staff/all?lead=${number}`
}
