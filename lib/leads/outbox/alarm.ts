import type { Mailer } from '#lib/leads/channels/mailer'
import { toAlarmMail, toRecoveryMail } from '#lib/leads/outbox/alarm-mail'
import type { Incident } from '#lib/leads/store/incident-store'
import type { LeadStore } from '#lib/leads/store/lead-store'
import { log } from '#lib/log'

/** How long a channel may fail before staff are told, in milliseconds. */
const patience = 15 * 60_000

/**
 * Tells staff, once, of channels that have been failing for a quarter of an hour, and once that they work again: in
 * the log, and by e-mail unless it is e-mail that fails. An e-mail that does not get through is tried again next time.
 * @param mailer null when there is no e-mail.
 * @param host of the site, for the mail's id.
 */
export async function raiseAlarms(store: LeadStore, mailer: Mailer | null, host: string, now: Date): Promise<void> {
  for (const incident of await store.incidents.takeAlarms(new Date(now.getTime() - patience), now)) {
    log.error('deliveries-failing', 'no success for 15 minutes', { channel: incident.channel, since: incident.since })
    await tell(store, incident, mailer, host, now)
  }
  for (const incident of await store.incidents.takeRecoveries()) {
    log.info('deliveries-recovered', { channel: incident.channel, since: incident.since })
    await tell(store, incident, mailer, host, now)
  }
}

async function tell(store: LeadStore, incident: Incident, mailer: Mailer | null, host: string, now: Date) {
  if (mailer === null || incident.channel === 'smtp') return
  const isOver = incident.recovered_at !== null
  const mail = isOver ? toRecoveryMail(incident) : toAlarmMail(incident)
  try {
    const messageId = `${incident.channel}-${Date.parse(incident.since)}-${isOver ? 'end' : 'begin'}@${host}`
    await mailer({ ...mail, messageId })
  } catch (error) {
    log.error('alarm-not-sent', error, { channel: incident.channel })
    await store.incidents.putBack(incident, now)
  }
}
