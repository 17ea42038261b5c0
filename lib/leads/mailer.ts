import { createTransport, type NodemailerError } from 'nodemailer'
import { env } from '#lib/env'
import type { Deferred } from '#lib/leads/channels/channel'
import type { MailMessage } from '#lib/leads/mail-text'
import { describeMailFailure } from '#lib/leads/smtp-reply'
import { log } from '#lib/log'

/**
 * Sends a mail to staff.
 * @param message the mail; in its header Message-ID, `messageId` is the part before `@`
 * @param recipients addresses that have not received the mail yet; null means all addresses
 * @returns the addresses that the server refused, see `MailResult`
 * @throws NodemailerError when the mail cannot be sent. With `recipients`, a refusal by the server
 * is returned and not thrown.
 */
export type Mailer = (
  message: MailMessage & { messageId: string },
  recipients?: readonly string[] | null,
) => Promise<MailResult>

type MailResult = {
  /** Addresses that the mail server refused temporarily (4xx). */
  deferred?: Deferred
  /** Reply of the mail server about addresses that it refused permanently (5xx). */
  refusal?: string
}

type MailerOptions = {
  url: string
  to: readonly string[]
  from?: string | undefined
  /** Allows sending the password and leads in clear text to a remote server. */
  isInsecure?: boolean
  timeoutMs?: number
}

/** Matches the host name of a server on this machine: `localhost`, `127.0.0.1` or `[::1]`. */
const localHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/**
 * Opens a mailer. Each mail uses a new connection, because leads are few and idle connections
 * break.
 */
export function openMailer(options: MailerOptions): Mailer {
  const { to, from = to[0], timeoutMs = 10_000 } = options
  const transport = createTransport({
    url: toTransportUrl(options),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ messageId, ...message }, deferred) => {
    // The settings may no longer contain an address of `deferred`. This address gets no mail.
    const recipients = deferred ? to.filter((address) => deferred.includes(address)) : [...to]
    if (recipients.length === 0) return {}
    try {
      const { rejectedErrors = [] } = await transport.sendMail({
        from,
        to: [...to],
        envelope: { from, to: recipients },
        ...message,
        messageId: `<${messageId}@${new URL(env.SITE_URL).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        // The signal limits the time for the whole mail. `socketTimeout` does not limit that time,
        // because every byte from the server restarts `socketTimeout`.
        signal: AbortSignal.timeout(2 * timeoutMs),
      })
      return toMailResult(rejectedErrors, to, message.text)
    } catch (error) {
      const { rejectedErrors } = error as NodemailerError
      if (!deferred || !rejectedErrors) throw error
      return toMailResult(rejectedErrors, to, message.text)
    }
  }
}

/**
 * Adds `requireTLS` to the URL, unless the server is on this machine or `isInsecure` is set.
 * `requireTLS` is a URL parameter, because nodemailer prefers URL parameters to options.
 */
function toTransportUrl({ url, isInsecure = false }: MailerOptions): string {
  if (isInsecure || localHost.test(new URL(url).hostname)) return url
  return `${url}${url.includes('?') ? '&' : '?'}requireTLS=true`
}

/**
 * Splits refusals into temporary and permanent refusals. Logs the permanent refusals.
 * @param mailText text of the mail, whose words the log does not repeat
 */
function toMailResult(
  refusals: readonly NodemailerError[],
  to: readonly string[],
  mailText: string,
): MailResult {
  const isFor = (address: string, { recipient = '' }: NodemailerError) =>
    address.toLowerCase() === recipient.toLowerCase()
  const lasting = refusals.filter(({ permanent }) => permanent === true)
  for (const refusal of lasting) {
    // The log contains the position of the address in LEADS_EMAIL_TO, because an address is
    // personal data.
    const recipient = to.findIndex((address) => isFor(address, refusal)) + 1
    log.error('mail-recipient-refused', describeMailFailure(refusal, mailText), { recipient })
  }
  const passing = refusals.filter(({ permanent }) => permanent !== true)
  const recipients = to.filter((address) => passing.some((refusal) => isFor(address, refusal)))
  const [firstPassing] = passing
  const [firstLasting] = lasting
  return {
    ...(firstPassing && {
      deferred: { recipients, reason: describeMailFailure(firstPassing, mailText) },
    }),
    ...(firstLasting && { refusal: describeMailFailure(firstLasting, mailText) }),
  }
}
