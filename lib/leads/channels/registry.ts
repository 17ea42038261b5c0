import { env } from '#lib/env'
import type { Channel } from '#lib/leads/channels/channel'
import { providerChannel, telegramChannel, webhookChannel } from '#lib/leads/channels/http'
import { openMailer, smtpChannel } from '#lib/leads/channels/mail'

const { API_URL, SMTP_URL, SMTP_INSECURE, LEADS_EMAIL_TO: to, LEADS_EMAIL_FROM: from } = env
const { LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET, TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID } = env

export const mailer =
  SMTP_URL && to ? openMailer({ url: SMTP_URL, to, from, isInsecure: SMTP_INSECURE === '1' }) : null

/** The channels that the settings open; a new one is a file beside this and a line here. */
export const channels: readonly Channel[] = [
  API_URL && providerChannel(API_URL),
  mailer && smtpChannel(mailer),
  LEADS_WEBHOOK_URL &&
    LEADS_WEBHOOK_SECRET &&
    webhookChannel(LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET),
  TELEGRAM_BOT_TOKEN && TELEGRAM_CHAT_ID && telegramChannel(TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID),
].filter((channel) => typeof channel === 'object' && channel !== null)
