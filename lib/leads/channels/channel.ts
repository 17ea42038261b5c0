import { hash } from 'node:crypto'
import { getPublicUrl } from '#lib/env'
import type { Lead } from '#lib/leads/lead'

/** E-mail addresses that did not receive the lead and are retried later. */
export type Deferred = {
  recipients: readonly string[]
  /** Cause of the failure, such as the reply of the mail server. */
  reason: string
}

/**
 * The result of one attempt to deliver a lead.
 * - `delivered`: at least one recipient has the lead. `deferred` lists the recipients that are
 *   retried. `refusal` is the server's reply about recipients that are not retried.
 * - `retry`: the whole channel fails. The delivery is retried.
 * - `refused`: only this lead fails. The delivery is retried.
 *
 * `reason` and `refusal` contain no personal data.
 */
export type DeliveryOutcome =
  | { kind: 'delivered'; deferred?: Deferred; refusal?: string }
  | { kind: 'retry' | 'refused'; retryAfter?: number | undefined; reason: string }

/** A way to deliver leads, such as e-mail or a webhook. */
export type Channel = {
  name: string
  /** Maximum number of simultaneous attempts. */
  concurrency: number
  /**
   * Makes one attempt to deliver a lead. Never throws.
   * @param recipients e-mail addresses that are retried; null means all addresses
   */
  deliver: (lead: Lead, recipients?: readonly string[] | null) => Promise<DeliveryOutcome>
}

/**
 * Names of channels whose messages contain neither a name nor a phone number. A lead that only
 * these channels have delivered does not count as delivered.
 */
export const noticeChannels: readonly string[] = ['webhook', 'telegram']

/** Makes the key by which a receiver recognises a repeated lead. Every attempt has the same key. */
export function makeIdempotencyKey(lead: Lead): string {
  return hash('sha256', lead.key).slice(0, 40)
}

/**
 * Returns the code of a failed connection, such as ECONNREFUSED. The error's message is left out,
 * because the message may contain personal data.
 */
export function getErrorCode(error: unknown): string {
  const { code, name, cause } = (error ?? {}) as { code?: unknown; name?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  if (cause !== undefined) return getErrorCode(cause)
  return typeof name === 'string' ? name : 'unknown'
}

/**
 * Returns the lead's URL at the desk. Returns null if the site has no public URL or the lead has no
 * number.
 */
export function getDeskUrl({ number }: Lead): string | null {
  const siteUrl = getPublicUrl()
  return siteUrl === null || number === undefined ? null : `${siteUrl}/staff/all?lead=${number}`
}
