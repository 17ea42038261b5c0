import { toMailBody, type MailBody } from '#lib/leads/channels/mail-text'
import type { Incident } from '#lib/leads/store/incident-store'

type AlarmMail = MailBody & { subject: string }

const time = new Intl.DateTimeFormat('uk', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Kyiv' })

function toText(iso: string): string {
  return time.format(new Date(iso))
}

/** Tells staff that leads do not get through. */
export function toAlarmMail({ channel, since }: Incident): AlarmMail {
  const subject = 'Заявки не доходять'
  const lines = [
    { label: 'Канал', value: channel },
    { label: 'Не працює від', value: toText(since) },
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
    { label: 'Не працював від', value: toText(since) },
    { label: 'Працює від', value: toText(recovered_at ?? since) },
  ]
  const remark = 'Заявки, які чекали, вже надсилаються. Відхилені назавжди показує npm run leads -- list.'
  return { subject, ...toMailBody(subject, lines, remark) }
}
