import { createTransport, type NodemailerError } from 'nodemailer'
import { env } from '#lib/env'
import { localeDetails } from '#lib/i18n/locales'
import { deskUrl, idempotencyKey, type Channel, type Deferred } from '#lib/leads/channels/channel'
import { mailFailure } from '#lib/leads/channels/smtp-reply'
import type { CampaignTouch, Lead } from '#lib/leads/lead'
import { formatPhone } from '#lib/leads/phone'
import { log } from '#lib/log'
import { findOrder } from '#lib/orders'
import { toOneLine } from '#lib/text/to-one-line'
import { formatKyivTimeInWords } from '#lib/time/kyiv-time'

/** E-mail to staff. A mail sent again has the same Message-ID, so that mail programs show it once. */
export function smtpChannel(mailer: Mailer): Channel {
  return {
    name: 'smtp',
    concurrency: 3,
    deliver: async (lead, recipients) => {
      const mail = { ...toLeadMail(lead), messageId: idempotencyKey(lead) }
      try {
        return { kind: 'delivered', ...(await mailer(mail, recipients)) }
      } catch (error) {
        return { kind: 'retry', reason: mailFailure(error as NodemailerError, mail.text) }
      }
    },
  }
}

const languageNames = new Intl.DisplayNames('uk', { type: 'language' })

export function orderName(code: string | null): string {
  return code === null ? 'Консультація' : (findOrder(code)?.label.ua ?? 'Інше')
}

const toText = (attribution: CampaignTouch) =>
  Object.entries(attribution)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')

/** The mail to staff about a lead: nothing personal is in its subject. */
function toLeadMail(lead: Lead): Message {
  const [number, order] = [lead.number, orderName(lead.order)]
  const lines = [
    { label: 'Ім’я', value: lead.name },
    { label: 'Телефон', value: formatPhone(lead.phone).replaceAll('\u00A0', ' ') },
    { label: 'Дописано до номера', value: lead.phoneNote },
    { label: 'Замовлення', value: order },
    { label: 'Відкрити заявку', value: deskUrl(lead) },
    { label: 'Мова', value: languageNames.of(localeDetails[lead.language].tag) ?? lead.language },
    { label: 'Час', value: formatKyivTimeInWords(lead.createdAt) },
    { label: 'Сторінка', value: lead.page },
    { label: 'Звідки прийшли', value: lead.referrer },
    { label: 'Перша реклама', value: toText(lead.firstTouch) },
    { label: 'Остання реклама', value: toText(lead.lastTouch) },
  ]
  const remark =
    number === undefined
      ? 'База заявок була недоступна: ця заявка є лише в цьому листі.'
      : `Номер заявки ${number}. Усі дані: npm run leads -- show ${number}`
  const title = `Нова заявка: ${order}`
  return toMessage(title, [{ title, lines, remark }])
}

/** A part of a mail, in which lines without a value are left out. */
export type MailSection = {
  title: string
  lines: readonly { label: string; value: string | null }[]
  remark: string
}

type Message = { subject: string; text: string }

/** Plain text, in which whatever a visitor wrote is words on its line; mail programs make numbers and addresses links. */
export function toMessage(subject: string, sections: readonly MailSection[]): Message {
  const parts = sections.map(({ title, lines, remark }) => {
    const values = lines.flatMap(({ label, value }) => {
      const shown = toOneLine(value ?? '').trim()
      return shown === '' ? [] : `${label}: ${shown}`
    })
    return [title, '', ...values, '', remark, ''].join('\n')
  })
  return { subject, text: parts.join('\n') }
}

/**
 * Sends a mail, with the first part of its Message-ID, to all of staff, or to `recipients` where others have it already.
 * @returns whom the server refused @throws NodemailerError when nobody of the staff has it
 */
export type Mailer = (
  message: Message & { messageId: string },
  recipients?: readonly string[] | null,
) => Promise<MailResult>

/** Recipients refused for now (4xx), and what the server answered to those refused for good (5xx); the others have it. */
type MailResult = { deferred?: Deferred; refusal?: string }

type MailOptions = {
  url: string
  to: readonly string[]
  from?: string | undefined
  isInsecure?: boolean
  timeoutMs?: number
}

const localHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/** A mailer with a connection of its own for each mail: leads are few, and an idle connection is one that breaks. */
export function openMailer({
  url,
  to,
  from = to[0],
  isInsecure = false,
  timeoutMs = 10_000,
}: MailOptions): Mailer {
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
  return async ({ messageId, ...message }, deferred) => {
    // The settings may name others by now.
    const recipients = deferred ? to.filter((address) => deferred.includes(address)) : [...to]
    if (recipients.length === 0) return {}
    const toResult = (refusals: readonly NodemailerError[]) =>
      readRefusals(refusals, to, message.text)
    try {
      const { rejectedErrors = [] } = await transport.sendMail({
        from,
        to: [...to],
        envelope: { from, to: recipients },
        ...message,
        messageId: `<${messageId}@${new URL(env.SITE_URL).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        // A server that answers a byte a second never reaches the other limits.
        signal: AbortSignal.timeout(2 * timeoutMs),
      })
      return toResult(rejectedErrors)
    } catch (error) {
      const { rejectedErrors } = error as NodemailerError
      if (!deferred || !rejectedErrors) throw error
      return toResult(rejectedErrors)
    }
  }
}

function readRefusals(
  refusals: readonly NodemailerError[],
  to: readonly string[],
  mail: string,
): MailResult {
  const isOf = (address: string, { recipient = '' }: NodemailerError) =>
    address.toLowerCase() === recipient.toLowerCase()
  const lasting = refusals.filter(({ permanent }) => permanent === true)
  for (const refusal of lasting) {
    // The place in LEADS_EMAIL_TO, in the place of an address.
    const recipient = to.findIndex((address) => isOf(address, refusal)) + 1
    log.error('mail-recipient-refused', mailFailure(refusal, mail), { recipient })
  }
  const passing = refusals.filter(({ permanent }) => permanent !== true)
  const recipients = to.filter((address) => passing.some((refusal) => isOf(address, refusal)))
  const [first] = passing
  const [last] = lasting
  return {
    ...(first && { deferred: { recipients, reason: mailFailure(first, mail) } }),
    ...(last && { refusal: mailFailure(last, mail) }),
  }
}
