import type { Db } from '#lib/database/tables'
import { siteMailer } from '#lib/leads/channels/registry'
import { readFaults, readSpamNews } from '#lib/leads/faults'
import { writeMail } from '#lib/leads/mail-text'
import type { MachineState } from '#lib/leads/machine-state'
import type { Mailer } from '#lib/leads/mailer'
import { getStaffTranslator } from '#lib/leads/staff-messages'
import { log } from '#lib/log'
import { addMilliseconds } from '#lib/time/add-milliseconds'
import { getKyivDay } from '#lib/time/kyiv-time'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

let damageMailedAt = -Infinity

/**
 * Mails staff that the database file is damaged, at most once a day. The time of the last mail is
 * kept in memory, because a damaged database cannot save the time. Never throws.
 */
export async function mailDamageAlarm(mailer: Mailer | null = siteMailer): Promise<void> {
  if (performance.now() - damageMailedAt < dayMs) return
  const t = getStaffTranslator('Alarms')
  const title = t('damageTitle')
  const message = writeMail(title, [{ title, lines: [], remark: t('damageRemark') }])
  try {
    await mailer?.({ ...message, messageId: `store-damaged-${Date.now()}` })
    damageMailedAt = performance.now()
  } catch (error) {
    log.error('alarm-not-sent', error)
  }
}

type LastMail = {
  /**
   * Day in Kyiv of the last alarm mail. A mail before eight in the morning belongs to the previous
   * day.
   */
  day: string
  /** `marks` of the faults in the last alarm mail (type `Fault`). */
  marks: readonly string[]
  /** Highest lead number of a suspected lead that a mail has already reported. */
  spam: number
}

const noMail: LastMail = { day: '', marks: [], spam: 0 }

const alarmCode = 'mail'

/**
 * Mails staff about faults. A mail is sent soon after a new fault, but at most once an hour. While
 * a fault lasts, another mail is sent at eight in the morning. Each suspected lead is reported
 * once. If the site runs in several instances, only one instance sends the mail. A mail that could
 * not be sent is sent again.
 */
export async function sendAlarms(
  db: Db,
  mailer: Mailer | null,
  machine: MachineState,
  now: Date,
): Promise<void> {
  const row = await db
    .selectFrom('alarm')
    .select(['at', 'detail'])
    .where('code', '=', alarmCode)
    .executeTakeFirst()
  const nextMailAt = row?.at ?? ''
  // A `nextMailAt` more than an hour ahead was saved before the clock was set back, and is ignored.
  if (nextMailAt > now.toISOString() && nextMailAt <= addMilliseconds(now, hourMs)) return
  const lastMail = row ? (JSON.parse(row.detail) as LastMail) : noMail
  const day = getKyivDay(new Date(now.getTime() - 8 * hourMs))
  const faults = await readFaults(db, machine, now)
  const marks = faults.flatMap((fault) => fault.marks)
  const spam = await readSpamNews(db, lastMail.spam)
  const sections = spam ? [...faults, spam] : faults
  const isNew =
    spam !== null || day !== lastMail.day || marks.some((mark) => !lastMail.marks.includes(mark))
  if (sections.length === 0 || !isNew || !(await leaseMail(db, nextMailAt, lastMail, now))) return
  const subject = sections.map(({ title }) => title).join('; ')
  log.error('alarm', subject)
  try {
    await mailer?.({ ...writeMail(subject, sections), messageId: `alarm-${now.getTime()}` })
    const mail: LastMail = { day, marks, spam: spam?.lastNumber ?? lastMail.spam }
    await db
      .updateTable('alarm')
      .set({ at: addMilliseconds(now, hourMs), detail: JSON.stringify(mail) })
      .where('code', '=', alarmCode)
      .execute()
  } catch (error) {
    log.error('alarm-not-sent', error)
  }
}

/**
 * Leases the sending of the alarm mail to this instance for five minutes.
 * @returns true if this instance has the lease, false if another instance was first
 */
async function leaseMail(
  db: Db,
  nextMailAt: string,
  lastMail: LastMail,
  now: Date,
): Promise<boolean> {
  const lease = { at: addMilliseconds(now, 5 * minuteMs) }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('alarm')
    .values({ code: alarmCode, detail: JSON.stringify(lastMail), ...lease })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet(lease).where('alarm.at', '=', nextMailAt),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}
