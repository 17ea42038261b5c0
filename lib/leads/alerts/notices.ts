import { kyivDay, startOfKyivDay } from '#lib/kyiv-time'
import { toDeadLetterMail, toSuspectedMail } from '#lib/leads/alerts/mails'
import type { Mailing, Message } from '#lib/leads/channels/mailer'
import { deadLettersBetween } from '#lib/leads/staff/dead-letters'
import { countSuspected, suspectedBetween } from '#lib/leads/staff/suspected'
import { claimNotice, dueNotice, finishNotice, type NoticeKind } from '#lib/leads/store/notices'
import type { Db } from '#lib/leads/store/tables'
import { log } from '#lib/log'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

const maxLeadsShown = 20

type News = { message: Message; report: () => void }

/** Notifies staff, by e-mail and in the log, of new leads that look like spam once a day, of dead letters once an hour. */
export async function sendNotices(db: Db, { mailer, host }: Mailing, now: Date): Promise<void> {
  // A lead may be committed a minute later than the time it bears.
  const until = new Date(now.getTime() - minute).toISOString()

  await send('suspected', nextMorning(now), async (since) => {
    const { fresh, newest } = await suspectedBetween(db, since, until, maxLeadsShown)
    if (fresh === 0) return null
    const waiting = await countSuspected(db)
    const report = () => {
      if (mailer) log.info('suspected-leads', { fresh, waiting })
      else log.error('suspected-leads', 'nobody is notified: no e-mail is set', { fresh, waiting })
    }
    return { message: toSuspectedMail(fresh, newest, waiting), report }
  })

  await send('dead', new Date(now.getTime() + hour), async (since) => {
    const dead = await deadLettersBetween(db, since, until)
    if (dead.length === 0) return null
    const deliveries = dead.reduce((sum, each) => sum + each.deliveries, 0)
    const report = () => {
      log.error('deliveries-given-up', 'after 72 hours', { deliveries })
    }
    return { message: toDeadLetterMail(dead), report }
  })

  async function send(kind: NoticeKind, next: Date, read: (since: string) => Promise<News | null>): Promise<void> {
    const notice = await dueNotice(db, kind, now)
    const news = notice && (await read(notice.toldUntil))
    if (!news || !(await claimNotice(db, notice, now))) return
    try {
      await mailer?.({ ...news.message, messageId: `${kind}-${now.getTime()}@${host}` })
    } catch (error) {
      log.error('notice-not-sent', error, { kind })
      return
    }
    news.report()
    await finishNotice(db, kind, until, next)
  }
}

/** Eight o'clock in Kyiv on the next day. */
function nextMorning(now: Date): Date {
  const tomorrow = new Date(now.getTime() + day)
  return new Date((startOfKyivDay(kyivDay(tomorrow)) ?? tomorrow).getTime() + 8 * hour)
}
