import { kyivTime, kyivTimeInWords } from '#lib/kyiv-time'
import { orderName } from '#lib/leads/channels/lead-mail'
import { toMessage } from '#lib/leads/channels/mail-text'
import type { Message } from '#lib/leads/channels/mailer'
import type { Lead } from '#lib/leads/lead'
import { formatPhone } from '#lib/leads/phone'
import type { DeadLetters } from '#lib/leads/staff/dead-letters'
import type { Incident } from '#lib/leads/store/incidents'

/** Leads do not get through. */
export function toAlarmMail({ channel, since }: Incident): Message {
  const lines = [
    { label: 'Канал', value: channel },
    { label: 'Не працює від', value: kyivTimeInWords(since) },
  ]
  const remark =
    'Жодна заявка не загублена: усі збережено, сайт надсилає їх далі. Перегляньте їх командою npm run leads -- list ' +
    'і зателефонуйте пацієнтам, не чекаючи. Щойно канал запрацює, прийде ще один лист.'
  return toMessage('Заявки не доходять', lines, remark)
}

/** Leads get through again. */
export function toRecoveryMail({ channel, since, recoveredAt }: Incident): Message {
  const lines = [
    { label: 'Канал', value: channel },
    { label: 'Не працював від', value: kyivTimeInWords(since) },
    { label: 'Працює від', value: kyivTimeInWords(recoveredAt ?? since) },
  ]
  const remark = 'Заявки, які чекали, вже надсилаються. Недоставлені показує npm run leads -- list --status dead.'
  return toMessage('Заявки знову доходять', lines, remark)
}

/** Leads look like spam, the newest by name: one of them may be a person. Nothing personal in the subject. */
export function toSuspectedMail(fresh: number, newest: readonly Lead[], waiting: number): Message {
  const lines = newest.map((lead) => ({
    label: `${lead.id.slice(0, 8)}, ${kyivTime(new Date(lead.createdAt))}`,
    value: [lead.name, formatPhone(lead.phone), orderName(lead.order)].join(', '),
  }))
  const rest = fresh > newest.length ? `Тут показано останні ${newest.length}. ` : ''
  const remark =
    `${rest}Сайт зберіг ці заявки, але нікому не надіслав: приховане поле форми заповнене або форма повернулася надто ` +
    'швидко. Якщо серед них є людина, передайте її заявку далі за номером: npm run leads -- release НОМЕР. Усі ' +
    `непередані, разом ${waiting}: npm run leads -- list --status suspected`
  return toMessage(`Заявки, схожі на спам: ${fresh}`, lines, remark)
}

/** Leads were given up. */
export function toDeadLetterMail(dead: readonly DeadLetters[]): Message {
  const lines = dead.map(({ channel, error, deliveries }) => ({
    label: channel,
    value: `${deliveries}, остання відповідь: ${error}`,
  }))
  const remark =
    'Сайт пробував їх надіслати 72 години й припинив. Самі заявки збережено: перегляньте їх командою npm run leads -- ' +
    'list --status dead, зателефонуйте цим людям, усуньте причину й надішліть знову: npm run leads -- retry --all-dead'
  return toMessage('Заявки не доставлено', lines, remark)
}
