import { createTransport, type NodemailerError } from 'nodemailer'
import { env } from '#lib/env'
import type { Deferred } from '#lib/leads/channels/channel'
import type { MailMessage } from '#lib/leads/mail-text'
import { describeMailFailure } from '#lib/leads/smtp-reply'
import { log } from '#lib/log'

/**
 * Sends a mail to staff.
 * @param message its `messageId` is the first part of the Message-ID
 * @param recipients the addresses that still wait; null means all addresses
 * @throws NodemailerError when no address got the mail
 */
export type Mailer = (
  message: MailMessage & { messageId: string },
  recipients?: readonly string[] | null,
) => Promise<MailResult>

/** `deferred` are addresses refused for now (4xx). `refusal` is the reply to addresses refused for good (5xx). */
type MailResult = { deferred?: Deferred; refusal?: string }

type MailerOptions = {
  url: string
  to: readonly string[]
  from?: string | undefined
  /** Allows a password and leads in clear text to a remote server. */
  isInsecure?: boolean
  timeoutMs?: number
}

/** `localhost`, `127.0.0.1` or `[::1]`: the mail does not leave this machine. */
const localHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/** Opens a mailer. Each mail has a connection of its own, because leads are few and idle connections break. */
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
    // The settings may have changed since the addresses were deferred.
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
        // A server that sends a byte a second never reaches the other time-outs.
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

/** Requires TLS unless the server is on this machine. In nodemailer a parameter of the URL wins over an option. */
function toTransportUrl({ url, isInsecure = false }: MailerOptions): string {
  if (isInsecure || localHost.test(new URL(url).hostname)) return url
  return `${url}${url.includes('?') ? '&' : '?'}requireTLS=true`
}

/** @param mailText the sent text, which a failure's description never repeats */
function toMailResult(
  refusals: readonly NodemailerError[],
  to: readonly string[],
  mailText: string,
): MailResult {
  const isFor = (address: string, { recipient = '' }: NodemailerError) =>
    address.toLowerCase() === recipient.toLowerCase()
  const lasting = refusals.filter(({ permanent }) => permanent === true)
  for (const refusal of lasting) {
    // The log names an address by its place in LEADS_EMAIL_TO.
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
