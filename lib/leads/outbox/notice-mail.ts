import { kyivTime } from '#lib/kyiv-time'
import { orderName } from '#lib/leads/channels/lead-mail'
import { toMailBody, type MailBody } from '#lib/leads/channels/mail-text'
import type { Lead } from '#lib/leads/lead'
import { formatPhone } from '#lib/leads/phone'
import type { GivenUp } from '#lib/leads/staff/given-up'

type NoticeMail = MailBody & { subject: string }

/** Tells staff of leads that look like spam, the newest by name: one of them may be a person. Nothing personal in the subject. */
export function toSuspectedMail(fresh: number, newest: readonly Lead[], waiting: number): NoticeMail {
  const subject = `Заявки, схожі на спам: ${fresh}`
  const lines = newest.map((lead) => ({
    label: `${lead.id.slice(0, 8)}, ${kyivTime(new Date(lead.createdAt))}`,
    value: [lead.name, formatPhone(lead.phone), orderName(lead.order)].join(', '),
  }))
  const rest = fresh > newest.length ? `Тут показано останні ${newest.length}. ` : ''
  const remark =
    `${rest}Сайт зберіг ці заявки, але нікому не надіслав: приховане поле форми заповнене або форма повернулася надто ` +
    'швидко. Якщо серед них є людина, передайте її заявку далі за номером: npm run leads -- release НОМЕР. Усі ' +
    `непередані, разом ${waiting}: npm run leads -- list --status suspected`
  return { subject, ...toMailBody(subject, lines, remark) }
}

/** Tells staff that leads were given up. */
export function toGivenUpMail(givenUp: readonly GivenUp[]): NoticeMail {
  const subject = 'Заявки не доставлено'
  const lines = givenUp.map(({ channel, error, deliveries }) => ({
    label: channel,
    value: `${deliveries}, остання відповідь: ${error}`,
  }))
  const remark =
    'Сайт пробував їх надіслати 72 години й припинив. Самі заявки збережено: перегляньте їх командою npm run leads -- ' +
    'list --status dead, зателефонуйте цим людям, усуньте причину й надішліть знову: npm run leads -- retry --all-dead'
  return { subject, ...toMailBody(subject, lines, remark) }
}
