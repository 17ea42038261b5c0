import { z } from 'zod'
import { getDeskUrl, type Channel } from '#lib/leads/channels/channel'
import { postJson } from '#lib/leads/channels/post-json'
import { getOrderLabel, getStaffTranslator } from '#lib/leads/staff-messages'
import type { Lead } from '#lib/leads/lead'

/**
 * Makes the channel that notifies staff in Telegram of a new lead. The notice contains neither the
 * name nor the phone number. If the response to a notice is lost, the notice is sent again.
 */
export function telegramChannel(
  token: string,
  chatId: string,
  api = 'https://api.telegram.org',
): Channel {
  const path = 'sendMessage'
  return {
    name: 'telegram',
    // Only one attempt runs at a time, because the Bot API accepts twenty messages a minute for a
    // group.
    concurrency: 1,
    deliver: (lead) => {
      const body = {
        chat_id: chatId,
        text: toNotice(lead),
        link_preview_options: { is_disabled: true },
      }
      return postJson(`${api}/bot${token}/${path}`, body, {
        name: 'telegram',
        path,
        timeoutMs: 10_000,
        // The notices of all leads are alike, so Telegram refuses either all of them or none. Every
        // failure status is therefore a failure of the whole channel, never of a single lead.
        refusals: [],
        describeFailure,
      })
    },
  }
}

/**
 * Writes the notice: `Нова заявка 1284, Консультація`, and the lead's URL at the desk on the next
 * line.
 */
function toNotice(lead: Lead): string {
  const t = getStaffTranslator('LeadNotice')
  const order = getOrderLabel(lead.order)
  const title =
    lead.number === undefined
      ? t('titleWithoutNumber', { order })
      : t('title', { number: String(lead.number), order })
  const url = getDeskUrl(lead)
  return url === null ? title : `${title}\n${url}`
}

/**
 * Body of a failed response of the Bot API ("Making requests" and "ResponseParameters" of its
 * documentation).
 */
const failureSchema = z.object({
  description: z.string().catch(''),
  parameters: z.object({ migrate_to_chat_id: z.int().optional() }).catch({}),
})

/**
 * Returns the status and Telegram's description of the failure. When the group has a new chat id,
 * also returns the setting to change. Telegram describes only the bot and its chat, so the text
 * contains no data of the lead.
 */
function describeFailure(status: number, body: string): string {
  const { data } = failureSchema.safeParse(parseJson(body))
  const description = data?.description.replace(/[^\w .,:;'()-]/g, '').slice(0, 120) ?? ''
  const newId = data?.parameters.migrate_to_chat_id
  const advice = newId === undefined ? '' : `set TELEGRAM_CHAT_ID=${newId}`
  return [`HTTP ${status}`, description, advice].filter((part) => part !== '').join(': ')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
