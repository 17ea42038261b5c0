import { makeIdempotencyKey, type Channel } from '#lib/leads/channels/channel'
import { postJson } from '#lib/leads/channels/post-json'

/**
 * Makes the channel to the clinic's provider. The provider gets the name and the phone (spec
 * section 7). The provider also gets a key, by which the provider recognises a repeated lead.
 */
export function providerChannel(apiUrl: string, timeoutMs = 8000): Channel {
  const path = 'api/subscribe'
  return {
    name: 'provider',
    concurrency: 8,
    deliver: (lead) => {
      const headers = { 'Idempotency-Key': makeIdempotencyKey(lead) }
      const body = { name: lead.name, phone: lead.phone }
      return postJson(`${apiUrl}/${path}`, body, { name: 'provider', path, timeoutMs, headers })
    },
  }
}
