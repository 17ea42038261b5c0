import { env } from '#lib/env'
import type { Channel } from '#lib/leads/channels/channel'
import { mailChannel } from '#lib/leads/channels/mail'
import { providerChannel } from '#lib/leads/channels/provider'
import { telegramChannel } from '#lib/leads/channels/telegram'
import { webhookChannel } from '#lib/leads/channels/webhook'
import { openMailer, type Mailer } from '#lib/leads/mailer'

const { API_URL, SMTP_URL, SMTP_INSECURE, LEADS_EMAIL_TO: to, LEADS_EMAIL_FROM: from } = env
const { LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET, TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID } = env

/** Sends mails to staff; null if the settings name no mail server. */
export const siteMailer: Mailer | null =
  SMTP_URL && to ? openMailer({ url: SMTP_URL, to, from, isInsecure: SMTP_INSECURE === '1' }) : null

/**
 * The channels that the site's settings turn on. A new channel needs a file in this folder and a
 * line in this list.
 */
export const channels: readonly Channel[] = [
  API_URL && providerChannel(API_URL),
  siteMailer && mailChannel(siteMailer),
  LEADS_WEBHOOK_URL &&
    LEADS_WEBHOOK_SECRET &&
    webhookChannel(LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET),
  TELEGRAM_BOT_TOKEN && TELEGRAM_CHAT_ID && telegramChannel(TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID),
].filter((channel) => typeof channel === 'object' && channel !== null)
