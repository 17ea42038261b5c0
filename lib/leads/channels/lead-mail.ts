import { localeDetails } from '#lib/i18n/locales'
import { kyivTimeInWords } from '#lib/time/kyiv-time'
import { toMessage, type MailLine } from '#lib/leads/channels/mail-text'
import type { Message } from '#lib/leads/channels/mailer'
import { deskUrl } from '#lib/leads/desk-url'
import type { Attribution, Lead } from '#lib/leads/lead'
import { formatPhone } from '#lib/leads/phone'
import { findOrder } from '#lib/orders'

const languageNames = new Intl.DisplayNames('uk', { type: 'language' })

/** Name of an order in Ukrainian. */
export function orderName(code: string | null): string {
  return code === null ? 'Консультація' : (findOrder(code)?.label.ua ?? 'Інше')
}

/** `utm_source=google, utm_campaign=осінь`; empty when nothing is known. */
function toText(attribution: Attribution): string {
  return Object.entries(attribution)
    .map(([name, value]) => `${name}=${value ?? ''}`)
    .join(', ')
}

/** The mail to staff about a lead: Ukrainian, and nothing personal in the subject. */
export function toLeadMail(lead: Lead, siteUrl?: string | null): Message {
  const order = orderName(lead.order)
  const [number, url] = [lead.number ?? lead.id.slice(0, 8), deskUrl(lead.number, siteUrl)]
  const [first, last] = [toText(lead.firstTouch), toText(lead.lastTouch)]
  const lines: (MailLine | false)[] = [
    { label: 'Ім’я', value: lead.name },
    { label: 'Телефон', value: formatPhone(lead.phone), href: `tel:${lead.phone}` },
    { label: 'Замовлення', value: order },
    lead.removedOrder !== null && { label: 'Відмовились від вибору', value: orderName(lead.removedOrder) },
    url !== null && { label: 'На столі рецепції', value: url, href: url },
    { label: 'Мова', value: languageNames.of(localeDetails[lead.language].tag) ?? lead.language },
    { label: 'Час', value: kyivTimeInWords(lead.createdAt) },
    lead.page !== null && { label: 'Сторінка', value: lead.page },
    lead.referrer !== null && { label: 'Звідки прийшли', value: lead.referrer },
    first !== '' && { label: 'Перша реклама', value: first },
    last !== '' && { label: 'Остання реклама', value: last },
  ]
  const known = lines.filter((line) => line !== false)
  const remark = `Номер заявки ${number}. Усі дані: npm run leads -- show ${number}`
  const title = `Нова заявка: ${order}`
  return toMessage(title, [{ title, lines: known, remark }])
}
