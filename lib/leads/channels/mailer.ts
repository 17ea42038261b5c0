import { createTransport } from 'nodemailer'
import { errorCode } from '#lib/leads/channels/channel'
import { log } from '#lib/log'

export type Message = { subject: string; text: string; html: string }

/** Sends a mail to staff, with a Message-ID given without brackets; rejects when nobody of them got it. */
export type Mailer = (message: Message & { messageId: string }) => Promise<void>

/** Mails to staff (null when there is no e-mail), and the site's host, for the Message-IDs. */
export type Mailing = { mailer: Mailer | null; host: string }

/** Mail server and addresses, as in the settings; `isInsecure` lets mails leave the machine without TLS. */
type MailOptions = {
  url: string
  to: readonly string[]
  from?: string | undefined
  isInsecure?: boolean
  timeoutMs?: number
}

const localHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/** A mailer with a connection of its own for each mail: leads are few, and an idle connection is one that breaks. */
export function openMailer({ url, to, from = to[0], isInsecure = false, timeoutMs = 10_000 }: MailOptions): Mailer {
  const needsTls = !isInsecure && !localHost.test(new URL(url).hostname)
  const transport = createTransport({
    // What the address says wins over other options, and the last over the first.
    url: needsTls ? `${url}${url.includes('?') ? '&' : '?'}requireTLS=true` : url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ messageId, ...message }) => {
    const { rejected } = await transport.sendMail({
      from,
      to: [...to],
      ...message,
      messageId: `<${messageId}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    // Some of staff have it: the lead is not lost, but an address is wrong.
    if (rejected.length > 0) log.error('mail-recipient-refused', 'by the mail server', { recipients: rejected.length })
  }
}

/** Why a mail was not sent, without the server's words, which may repeat anything; `isRefused` as of an `Outcome`. */
export function mailError(error: unknown): { reason: string; isRefused: boolean } {
  const { responseCode, command = '' } = error as { responseCode?: number; command?: string }
  if (responseCode === undefined) return { reason: errorCode(error), isRefused: false }
  const isRefused = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
  return { reason: `SMTP ${responseCode} ${command}`.trim(), isRefused }
}
