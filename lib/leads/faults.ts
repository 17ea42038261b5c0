import type { SelectQueryBuilder } from 'kysely'
import type { Db, Tables } from '#lib/database/tables'
import type { MailSection } from '#lib/leads/mail-text'
import { getStaffTranslator, staffLocale } from '#lib/leads/staff-messages'
import type { MachineState } from '#lib/leads/machine-state'
import { addMilliseconds } from '#lib/time/add-milliseconds'
import { formatKyivTimeInWords } from '#lib/time/kyiv-time'

/** Age in milliseconds from which a pending delivery is late: 15 minutes. */
const lateMs = 15 * 60_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Age in milliseconds from which a backup is late: a day and two hours. */
const lateBackupMs = 26 * hourMs

/** The disk is nearly full when less than this share is free. */
const minFreeDisk = 0.1

/**
 * A certificate that ends within this time was not renewed, because ACME clients renew a month
 * before the end.
 */
const certificateWarningMs = 14 * dayMs

/** A fault as a section of the alarm mail. */
export type Fault = MailSection & {
  /**
   * Each mark identifies one cause of the fault, such as a failing channel. Staff get another mail
   * when a mark was not in the last mail.
   */
  marks: readonly string[]
}

/**
 * Reads the faults for the alarm mail: late deliveries, deliveries given up within the last day,
 * documents that cannot be read, and faults of the machine.
 */
export async function readFaults(db: Db, machine: MachineState, now: Date): Promise<Fault[]> {
  const t = getStaffTranslator('Alarms')
  const deliveries = db.selectFrom('delivery')
  const late = deliveries
    .where('status', '=', 'pending')
    .where('createdAt', '<=', addMilliseconds(now, -lateMs))
  // The alarm mail leaves out deliveries that were given up more than a day ago. The desk shows
  // these deliveries until staff settle them.
  const dead = deliveries
    .where('status', '=', 'dead')
    .where('scheduledAt', '>', addMilliseconds(now, -dayMs))
  return [
    ...(await readChannelFault(late, t('lateTitle'), t('lateRemark'), 'since')),
    ...(await readChannelFault(dead, t('deadTitle'), t('deadRemark'), 'last')),
    ...(await readContentFaults(db)),
    ...findMachineFaults(machine, now),
  ]
}

/**
 * Returns one fault, whose section of the mail has a line for each channel. Returns an empty list
 * if there are no deliveries.
 * @param mark selects the time that becomes part of each channel's mark. `since` is the earliest
 * `createdAt` of the channel's deliveries. `last` is the latest `scheduledAt` of these deliveries.
 */
async function readChannelFault(
  deliveries: SelectQueryBuilder<Tables, 'delivery', object>,
  title: string,
  remark: string,
  mark: 'since' | 'last',
): Promise<Fault[]> {
  const t = getStaffTranslator('Alarms')
  const channels = await deliveries
    .select((eb) => [
      'channel',
      eb.fn.min('createdAt').as('since'),
      eb.fn.max('scheduledAt').as('last'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.max('lastError'), eb.val('')).as('answer'),
    ])
    .groupBy('channel')
    .orderBy('channel')
    .execute()
  if (channels.length === 0) return []
  const lines = channels.map(({ channel, since, count, answer }) => {
    const key = answer === '' ? 'channel' : 'channelWithAnswer'
    const time = formatKyivTimeInWords(staffLocale, since)
    return { label: channel, value: t(key, { count: String(count), time, answer }) }
  })
  const marks = channels.map((each) => `${each.channel} ${mark} ${each[mark]}`)
  return [{ title, lines, remark, marks }]
}

async function readContentFaults(db: Db): Promise<Fault[]> {
  const t = getStaffTranslator('Alarms')
  const rows = await db.selectFrom('alarm').selectAll().where('code', '=', 'content').execute()
  return rows.map(({ at, detail }) => ({
    title: t('contentTitle'),
    lines: [{ label: t('contentReason'), value: detail }],
    remark: t('contentRemark'),
    marks: [`content ${at}`],
  }))
}

/** Returns the faults of the machine: a late backup, a full disk, a certificate that ends soon. */
function findMachineFaults(machine: MachineState, now: Date): Fault[] {
  const { backupAt, freeDisk, certificateEndsAt } = machine
  const t = getStaffTranslator('Alarms')
  const formatTime = (time: number): string =>
    formatKyivTimeInWords(staffLocale, new Date(time).toISOString())
  const faults: Fault[] = []
  if (backupAt !== null && backupAt < now.getTime() - lateBackupMs)
    faults.push({
      title: t('backupTitle'),
      lines: [{ label: t('lastBackup'), value: backupAt === 0 ? t('none') : formatTime(backupAt) }],
      remark: t('backupRemark'),
      marks: ['backup'],
    })
  if (freeDisk !== null && freeDisk < minFreeDisk)
    faults.push({
      title: t('diskTitle'),
      lines: [{ label: t('freeDisk'), value: `${Math.round(100 * freeDisk)}\u00a0%` }],
      remark: t('diskRemark'),
      marks: ['disk'],
    })
  if (certificateEndsAt !== null && certificateEndsAt < now.getTime() + certificateWarningMs)
    faults.push({
      title: t('certificateTitle'),
      lines: [{ label: t('certificateEnd'), value: formatTime(certificateEndsAt) }],
      remark: t('certificateRemark'),
      marks: ['certificate'],
    })
  return faults
}

export type SpamNews = MailSection & { lastNumber: number }

/**
 * Returns a section of the alarm mail about the suspected leads whose `number` is above
 * `afterNumber`. Returns null if there are no such leads.
 */
export async function readSpamNews(db: Db, afterNumber: number): Promise<SpamNews | null> {
  const t = getStaffTranslator('Alarms')
  const { count, lastNumber } = await db
    .selectFrom('lead')
    .where('status', '=', 'suspected')
    .where('number', '>', afterNumber)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('number').as('lastNumber')])
    .executeTakeFirstOrThrow()
  if (count === 0) return null
  const title = t('spamTitle', { count: String(count) })
  return { title, lines: [], remark: t('spamRemark'), lastNumber }
}
