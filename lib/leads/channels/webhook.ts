import { Webhook } from 'standardwebhooks'
import { getDeskUrl, makeIdempotencyKey, type Channel } from '#lib/leads/channels/channel'
import { postJson } from '#lib/leads/channels/post-json'

/**
 * Makes the channel that notifies the program at `url` of a new lead (standardwebhooks.com). The
 * notice contains neither the name nor the phone number.
 * @param secrets one secret, or two while the receiver changes its secret; every secret signs the
 * notice
 */
export function webhookChannel(url: string, secrets: readonly string[]): Channel {
  const signers = secrets.map((secret) => new Webhook(secret))
  return {
    name: 'webhook',
    concurrency: 4,
    deliver: (lead) => {
      const data = { number: lead.number ?? null, order: lead.order, url: getDeskUrl(lead) }
      const body = JSON.stringify({ type: 'lead.created', timestamp: lead.createdAt, data })
      // Every attempt has the same id, so that the receiver can drop a repeated notice.
      const id = `msg_${makeIdempotencyKey(lead)}`
      const now = new Date()
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signers.map((signer) => signer.sign(id, now, body)).join(' '),
      }
      return postJson(url, body, { name: 'webhook', timeoutMs: 15_000, headers })
    },
  }
}
