import { toAlarmMail, toRecoveryMail } from '#lib/leads/alerts/mails'
import type { Mailing } from '#lib/leads/channels/mailer'
import { requeue, takeAlarms, takeRecoveries, type Incident } from '#lib/leads/store/incidents'
import type { Db } from '#lib/leads/store/tables'
import { log } from '#lib/log'

/** How long a channel may fail before staff are alarmed. */
const maxFailureMs = 15 * 60_000

/** Alarms staff once of a channel that fails, and once that it works again; an e-mail that fails is sent again next time. */
export async function sendAlarms(db: Db, mailing: Mailing, now: Date): Promise<void> {
  for (const incident of await takeAlarms(db, new Date(now.getTime() - maxFailureMs), now)) {
    log.error('deliveries-failing', 'no success for 15 minutes', { channel: incident.channel, since: incident.since })
    await send(db, incident, mailing, now)
  }
  for (const incident of await takeRecoveries(db)) {
    log.info('deliveries-recovered', { channel: incident.channel, since: incident.since })
    await send(db, incident, mailing, now)
  }
}

async function send(db: Db, incident: Incident, { mailer, host }: Mailing, now: Date): Promise<void> {
  const { channel, since, recoveredAt } = incident
  if (mailer === null || channel === 'smtp') return
  try {
    const messageId = `${channel}-${Date.parse(since)}-${recoveredAt === null ? 'begin' : 'end'}@${host}`
    await mailer({ ...(recoveredAt === null ? toAlarmMail : toRecoveryMail)(incident), messageId })
  } catch (error) {
    log.error('alarm-not-sent', error, { channel })
    await requeue(db, incident, now)
  }
}
