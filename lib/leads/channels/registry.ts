import { env } from '#lib/env'
import type { Channel } from '#lib/leads/channels/channel'
import { openMailer, type Mailing } from '#lib/leads/channels/mailer'
import { providerChannel } from '#lib/leads/channels/provider'
import { smtpChannel } from '#lib/leads/channels/smtp'

/** E-mail to staff as the settings say. */
export const mailing: Mailing = {
  mailer:
    env.SMTP_URL !== undefined && env.LEADS_EMAIL_TO !== undefined
      ? openMailer({ url: env.SMTP_URL, to: env.LEADS_EMAIL_TO, from: env.LEADS_EMAIL_FROM })
      : null,
  host: new URL(env.SITE_URL).hostname,
}

/** The channels that the settings open; a new one is a file beside this and a line here. */
export const channels: readonly Channel[] = [
  env.API_URL !== undefined && providerChannel(env.API_URL),
  mailing.mailer !== null && smtpChannel(mailing.mailer, mailing.host),
].filter((channel) => channel !== false)
