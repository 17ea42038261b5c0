import { createHash, createHmac } from 'node:crypto'
import { errorCode, idempotencyKey, type Channel, type Outcome } from '#lib/leads/channels/channel'
import { post } from '#lib/leads/channels/post'
import { deskUrl } from '#lib/leads/desk-url'
import type { Lead } from '#lib/leads/lead'

/** Where to, with one secret (`whsec_…`), or two while the receiver changes from one to the other. */
type WebhookOptions = { url: string; secrets: readonly string[]; siteUrl?: string | null; timeoutMs?: number }

/** Tells any program that a lead came, without name and phone (standardwebhooks.com). */
export function webhookChannel(options: WebhookOptions): Channel {
  const { host } = new URL(options.url)
  const receiver = `${host} (${createHash('sha256').update(options.url).digest('hex').slice(0, 8)})`
  return { name: 'webhook', concurrency: 4, receiver, deliver: (lead) => deliver(options, lead) }
}

async function deliver({ url, secrets, siteUrl, timeoutMs = 15_000 }: WebhookOptions, lead: Lead): Promise<Outcome> {
  const data = { number: lead.number ?? null, order: lead.order, url: deskUrl(lead.number, siteUrl) }
  const body = { type: 'lead.created', timestamp: lead.createdAt, data }
  // The same at every attempt, so that a receiver knows one that it has.
  const id = `msg_${idempotencyKey(lead)}`
  const timestamp = Math.floor(Date.now() / 1000)
  const signed = `${id}.${timestamp}.${JSON.stringify(body)}`
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret, signed)}`).join(' '),
  }
  try {
    const { status, isOk, retryAfter } = await post({ url, headers, body, timeoutMs, name: 'webhook' })
    if (isOk) return { kind: 'delivered' }
    return status === 410
      ? { kind: 'gone', reason: 'HTTP 410' }
      : { kind: 'retry', retryAfter, reason: `HTTP ${status}` }
  } catch (error) {
    return { kind: 'retry', reason: errorCode(error) }
  }
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(text)
    .digest('base64')
}
