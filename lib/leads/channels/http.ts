import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import {
  deskUrl,
  errorCode,
  idempotencyKey,
  type Channel,
  type Outcome,
} from '#lib/leads/channels/channel'
import { orderName } from '#lib/leads/channels/mail'
import { log } from '#lib/log'
import { readBody } from '#lib/request/request'

/** The clinic's provider (spec section 7): gets name and phone, and a key to know a repeated lead by. */
export function providerChannel(apiUrl: string, timeoutMs = 8000): Channel {
  return {
    name: 'provider',
    concurrency: 8,
    deliver: (lead) => {
      const path = 'api/subscribe'
      const body = JSON.stringify({ name: lead.name, phone: lead.phone })
      const headers = { 'Idempotency-Key': idempotencyKey(lead) }
      return post(`${apiUrl}/${path}`, body, { name: 'provider', path, timeoutMs, headers })
    },
  }
}

/** Tells any program that a lead came, without name and phone (standardwebhooks.com); two secrets while it changes them. */
export function webhookChannel(url: string, secrets: readonly string[]): Channel {
  const signers = secrets.map((secret) => new Webhook(secret))
  return {
    name: 'webhook',
    concurrency: 4,
    deliver: (lead) => {
      const data = { number: lead.number ?? null, order: lead.order, url: deskUrl(lead) }
      const body = JSON.stringify({ type: 'lead.created', timestamp: lead.createdAt, data })
      // The same at every attempt, so that a receiver knows one that it has.
      const id = `msg_${idempotencyKey(lead)}`
      const now = new Date()
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signers.map((signer) => signer.sign(id, now, body)).join(' '),
      }
      return post(url, body, { name: 'webhook', timeoutMs: 15_000, headers })
    },
  }
}

/** What Telegram says of a failure (Bot API, "Making requests" and "ResponseParameters"). */
const telegramFailure = z.object({
  description: z.string().catch(''),
  parameters: z.object({ migrate_to_chat_id: z.int().optional() }).catch({}),
})

/** The reason of a failure in Telegram's words, which are about the bot and its chat, and what to set. */
function telegramReason(status: number, body: string): string {
  const { data } = telegramFailure.safeParse(parseJson(body))
  const words = data?.description.replace(/[^\w .,:;'()-]/g, '').slice(0, 120) ?? ''
  const newId = data?.parameters.migrate_to_chat_id
  const advice = newId === undefined ? '' : `set TELEGRAM_CHAT_ID=${newId}`
  return [`HTTP ${status}`, words, advice].filter((part) => part !== '').join(': ')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Tells staff in Telegram that a lead came, and nothing about whom; one whose answer was lost is told again. No lead is at
 * fault itself: each is told by the same few words.
 */
export function telegramChannel(
  token: string,
  chatId: string,
  api = 'https://api.telegram.org',
): Channel {
  return {
    name: 'telegram',
    // The Bot API takes twenty messages a minute to a group.
    concurrency: 1,
    deliver: (lead) => {
      const title = ['Нова заявка', lead.number].filter(Boolean).join(' ')
      const text = [`${title}, ${orderName(lead.order)}`, deskUrl(lead)].filter(Boolean).join('\n')
      const body = JSON.stringify({
        chat_id: chatId,
        text,
        link_preview_options: { is_disabled: true },
      })
      const path = 'sendMessage'
      return post(`${api}/bot${token}/${path}`, body, {
        name: 'telegram',
        path,
        timeoutMs: 10_000,
        refusals: [],
        reasonOf: telegramReason,
      })
    },
  }
}

/** The channel's name and the path are for the log; the address itself may hold a secret. */
type PostOptions = {
  name: string
  path?: string
  timeoutMs: number
  headers?: Record<string, string>
  /** Statuses by which a lead is at fault itself, rather than what the channel is set up with. */
  refusals?: readonly number[]
  /** Why an attempt failed, without personal data, by the response's status and the beginning of its body. */
  reasonOf?: (status: number, body: string) => string
}

const maxFailureBytes = 8 * 1024

async function post(url: string, body: string, options: PostOptions): Promise<Outcome> {
  const {
    name,
    path,
    timeoutMs,
    headers,
    refusals = [400, 422],
    reasonOf = (code) => `HTTP ${code}`,
  } = options
  const started = performance.now()
  let status = 0
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body,
      // Followed, the lead would become a GET, and its 200 would not mean that anybody has it.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    status = response.status
    if (response.ok) {
      // Only a whole response counts: one that breaks off may come from a proxy, before anybody has the lead.
      await response.body?.pipeTo(new WritableStream())
      return { kind: 'delivered' }
    }
    const answer = (await readBody(response, maxFailureBytes)) ?? ''
    await response.body?.cancel()
    const retryAfter = retryAfterSeconds(response.headers.get('retry-after') ?? '')
    return {
      kind: refusals.includes(status) ? 'refused' : 'retry',
      retryAfter,
      reason: reasonOf(status, answer),
    }
  } catch (error) {
    return { kind: 'retry', reason: errorCode(error) }
  } finally {
    const ms = Math.round(performance.now() - started)
    log.info(name, { method: 'POST', path, status, ms })
  }
}

function retryAfterSeconds(header: string): number | undefined {
  if (/^\s*\d+\s*$/.test(header)) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}
