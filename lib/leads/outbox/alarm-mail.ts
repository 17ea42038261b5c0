import { kyivTimeInWords } from '#lib/kyiv-time'
import { toMailBody, type MailBody } from '#lib/leads/channels/mail-text'
import type { Incident } from '#lib/leads/store/incident-store'

type AlarmMail = MailBody & { subject: string }

/** Tells staff that leads do not get through. */
export function toAlarmMail({ channel, since }: Incident): AlarmMail {
  const subject = 'Заявки не доходять'
  const lines = [
    { label: 'Канал', value: channel },
    { label: 'Не працює від', value: kyivTimeInWords(since) },
  ]
  const remark =
    'Жодна заявка не загублена: усі збережено, сайт надсилає їх далі. Перегляньте їх командою npm run leads -- list ' +
    'і зателефонуйте пацієнтам, не чекаючи. Щойно канал запрацює, прийде ще один лист.'
  return { subject, ...toMailBody(subject, lines, remark) }
}

/** Tells staff that leads get through again. */
export function toRecoveryMail({ channel, since, recovered_at }: Incident): AlarmMail {
  const subject = 'Заявки знову доходять'
  const lines = [
    { label: 'Канал', value: channel },
    { label: 'Не працював від', value: kyivTimeInWords(since) },
    { label: 'Працює від', value: kyivTimeInWords(recovered_at ?? since) },
  ]
  const remark = 'Заявки, які чекали, вже надсилаються. Недоставлені показує npm run leads -- list --status dead.'
  return { subject, ...toMailBody(subject, lines, remark) }
}
