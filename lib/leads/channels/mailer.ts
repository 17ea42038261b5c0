import { createTransport } from 'nodemailer'
import { failureCode } from '#lib/leads/channels/channel'
import type { MailBody } from '#lib/leads/channels/mail-text'
import { log } from '#lib/log'

/** `messageId` without brackets. */
type Mail = MailBody & { subject: string; messageId: string }

/** Sends a mail to staff; rejects when nobody of them got it. */
export type Mailer = (mail: Mail) => Promise<void>

/** Where mail goes through and to; addresses as in the settings. */
export type MailSettings = { url: string; to: readonly string[]; from?: string | undefined; timeout?: number }

/** How long the server may take for a step, in milliseconds. */
const defaultTimeout = 10_000

/** A mailer with a connection of its own for each mail: leads are few, and an idle connection is one that breaks. */
export function openMailer({ url, to, from = to[0], timeout = defaultTimeout }: MailSettings): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ subject, text, html, messageId }) => {
    const { rejected } = await transport.sendMail({
      from,
      to: [...to],
      subject,
      text,
      html,
      messageId: `<${messageId}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    // Some of staff have it: the lead is not lost, but an address is wrong.
    if (rejected.length > 0) log.error('mail-recipient-refused', 'by the mail server', { recipients: rejected.length })
  }
}

/**
 * Why a mail was not sent, without the server's words, which may repeat anything; `isRefused` when it objects for good
 * to the recipients or the message, rather than to a password or the sender.
 */
export function mailFailure(error: unknown): { reason: string; isRefused: boolean } {
  const { responseCode, command = '' } = error as { responseCode?: number; command?: string }
  if (responseCode === undefined) return { reason: failureCode(error), isRefused: false }
  const isRefused = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
  return { reason: `SMTP ${responseCode} ${command}`.trim(), isRefused }
}
