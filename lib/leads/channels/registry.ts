import { env } from '#lib/env'
import type { Channel } from '#lib/leads/channels/channel'
import { providerChannel, telegramChannel, webhookChannel } from '#lib/leads/channels/http'
import { openMailer, smtpChannel } from '#lib/leads/channels/mail'

export const mailer =
  env.SMTP_URL !== undefined && env.LEADS_EMAIL_TO !== undefined
    ? openMailer({
        url: env.SMTP_URL,
        to: env.LEADS_EMAIL_TO,
        from: env.LEADS_EMAIL_FROM,
        isInsecure: env.SMTP_INSECURE === '1',
      })
    : null

/** The channels that the settings open; a new one is a file beside this and a line here. */
export const channels: readonly Channel[] = [
  env.API_URL !== undefined && providerChannel(env.API_URL),
  mailer !== null && smtpChannel(mailer),
  env.LEADS_WEBHOOK_URL !== undefined &&
    env.LEADS_WEBHOOK_SECRET !== undefined &&
    webhookChannel(env.LEADS_WEBHOOK_URL, env.LEADS_WEBHOOK_SECRET),
  env.TELEGRAM_BOT_TOKEN !== undefined &&
    env.TELEGRAM_CHAT_ID !== undefined &&
    telegramChannel(env.TELEGRAM_BOT_TOKEN, env.TELEGRAM_CHAT_ID),
].filter((channel) => channel !== false)
