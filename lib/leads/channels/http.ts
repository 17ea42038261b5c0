import { createHash } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import { deskUrl, idempotencyKey, post, type Channel, type Outcome } from '#lib/leads/channels/channel'
import { orderName } from '#lib/leads/channels/mail'
import type { Lead } from '#lib/leads/lead'
import { log } from '#lib/log'

/** Statuses by which the provider objects to what a lead holds; all others are about its state, or ours. */
const refusals = [400, 422]

/** The clinic's provider (spec section 7): gets name and phone, and a key to know a repeated lead by. */
export function providerChannel(apiUrl: string, timeoutMs = 8000): Channel {
  const deliver = async (lead: Lead): Promise<Outcome> => {
    const { status, outcome } = await post({
      url: `${apiUrl}/api/subscribe`,
      headers: { 'Idempotency-Key': idempotencyKey(lead) },
      body: { name: lead.name, phone: lead.phone },
      timeoutMs,
      name: 'provider',
      path: 'api/subscribe',
    })
    return outcome.kind === 'retry' ? { ...outcome, isRefused: refusals.includes(status) } : outcome
  }
  return { name: 'provider', concurrency: 8, deliver }
}

/** Where to, with one secret (`whsec_…`), or two while the receiver changes from one to the other. */
type WebhookOptions = { url: string; secrets: readonly string[]; siteUrl?: string | null; timeoutMs?: number }

/** Tells any program that a lead came, without name and phone (standardwebhooks.com). */
export function webhookChannel({ url, secrets, siteUrl, timeoutMs = 15_000 }: WebhookOptions): Channel {
  const signers = secrets.map((secret) => new Webhook(secret))
  const goneReason = `HTTP 410, ${new URL(url).host} (${createHash('sha256').update(url).digest('hex').slice(0, 8)})`
  const deliver = async (lead: Lead): Promise<Outcome> => {
    const data = { number: lead.number ?? null, order: lead.order, url: deskUrl(lead.number, siteUrl) }
    const body = JSON.stringify({ type: 'lead.created', timestamp: lead.createdAt, data })
    // The same at every attempt, so that a receiver knows one that it has.
    const id = `msg_${idempotencyKey(lead)}`
    const now = new Date()
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signers.map((signer) => signer.sign(id, now, body)).join(' '),
    }
    const { status, outcome } = await post({ url, headers, body, timeoutMs, name: 'webhook' })
    return status === 410 ? { kind: 'gone', reason: goneReason } : outcome
  }
  return { name: 'webhook', concurrency: 4, goneReason, deliver }
}

/** The bot, the chat that it tells, and the address of the Bot API. */
type TelegramOptions = {
  token: string
  chatId: string
  api?: string
  siteUrl?: string | null
  timeoutMs?: number
}

/** Bot API, `ResponseParameters`. */
const response = z.object({
  parameters: z.object({ migrate_to_chat_id: z.number().optional(), retry_after: z.number().optional() }).catch({}),
})

/** Tells staff in Telegram that a lead came, and nothing about whom; one whose answer was lost is told again. */
export function telegramChannel({ chatId, ...options }: TelegramOptions): Channel {
  let chat = chatId
  const deliver = async (lead: Lead): Promise<Outcome> => {
    const { outcome, movedTo } = await send(options, chat, lead)
    if (movedTo === undefined) return outcome
    // A group that became a supergroup has another id, which the setting should say as well.
    chat = movedTo
    log.error('telegram-chat-moved', 'set TELEGRAM_CHAT_ID', { chat })
    return (await send(options, chat, lead)).outcome
  }
  // The Bot API takes twenty messages a minute to a group.
  return { name: 'telegram', concurrency: 1, deliver }
}

async function send(
  { token, api = 'https://api.telegram.org', siteUrl, timeoutMs = 10_000 }: Omit<TelegramOptions, 'chatId'>,
  chat: string,
  lead: Lead,
): Promise<{ outcome: Outcome; movedTo?: string | undefined }> {
  const title = ['Нова заявка', lead.number].filter(Boolean).join(' ')
  const text = [`${title}, ${orderName(lead.order)}`, deskUrl(lead.number, siteUrl)].filter(Boolean).join('\n')
  const body = { chat_id: chat, text, link_preview_options: { is_disabled: true } }
  const url = `${api}/bot${token}/sendMessage`
  const sent = await post({ url, body, timeoutMs, name: 'telegram', path: 'sendMessage', readsJson: true })
  if (sent.outcome.kind !== 'retry') return { outcome: sent.outcome }
  const { migrate_to_chat_id: movedTo, retry_after: wait } = response.safeParse(sent.json).data?.parameters ?? {}
  const retryAfter = wait ?? sent.outcome.retryAfter
  return { outcome: { ...sent.outcome, retryAfter }, movedTo: movedTo?.toString() }
}
