import { z } from 'zod'
import { errorCode, type Channel, type Outcome } from '#lib/leads/channels/channel'
import { orderName } from '#lib/leads/channels/lead-mail'
import { post } from '#lib/leads/channels/post'
import { deskUrl } from '#lib/leads/desk-url'
import type { Lead } from '#lib/leads/lead'
import { log } from '#lib/log'

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
  try {
    const url = `${api}/bot${token}/sendMessage`
    const sent = await post({ url, body, timeoutMs, name: 'telegram', path: 'sendMessage', readsJson: true })
    if (sent.isOk) return { outcome: { kind: 'delivered' } }
    const { migrate_to_chat_id: movedTo, retry_after: wait } = response.safeParse(sent.json).data?.parameters ?? {}
    const retryAfter = wait ?? sent.retryAfter
    return { outcome: { kind: 'retry', retryAfter, reason: `HTTP ${sent.status}` }, movedTo: movedTo?.toString() }
  } catch (error) {
    return { outcome: { kind: 'retry', reason: errorCode(error) } }
  }
}
