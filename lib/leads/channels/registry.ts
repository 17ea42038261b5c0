import { env } from '#lib/env'
import type { Channel } from '#lib/leads/channels/channel'
import { openMailer, type Mailer } from '#lib/leads/channels/mailer'
import { providerChannel } from '#lib/leads/channels/provider'
import { smtpChannel } from '#lib/leads/channels/smtp'

/** Mails to staff, or null when no mail server is set. */
export const staffMailer: Mailer | null =
  env.SMTP_URL !== undefined && env.LEADS_EMAIL_TO !== undefined
    ? openMailer({ url: env.SMTP_URL, to: env.LEADS_EMAIL_TO, from: env.LEADS_EMAIL_FROM })
    : null

/** Every way that the settings open for leads; a new one is a file beside this and a line here. */
export const channels: readonly Channel[] = [
  env.API_URL !== undefined && providerChannel(env.API_URL),
  staffMailer !== null && smtpChannel(staffMailer, new URL(env.SITE_URL).hostname),
].filter((channel) => channel !== false)
