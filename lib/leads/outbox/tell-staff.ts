import { kyivDay, startOfKyivDay } from '#lib/kyiv-time'
import type { Mailer } from '#lib/leads/channels/mailer'
import { toGivenUpMail, toSuspectedMail } from '#lib/leads/outbox/notice-mail'
import { givenUpBetween } from '#lib/leads/staff/given-up'
import { countSuspected, suspectedBetween } from '#lib/leads/staff/suspected'
import type { LeadStore } from '#lib/leads/store/lead-store'
import { endTurn, takeTurn, turnOf, type NoticeKind } from '#lib/leads/store/notice-store'
import { log } from '#lib/log'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** A lead may be committed this much later than the time it bears, in milliseconds; later than that nothing is missed. */
const settled = minute

/** Leads shown in one mail. */
const maxShown = 20

/** Mails to staff (null when there is no e-mail), and the site's host, for the ids of mails. */
type Post = { mailer: Mailer | null; host: string }

type Told = { mail: Parameters<Mailer>[0]; report: () => void }

/**
 * Tells staff of new leads that look like spam, once a day, and of leads that were given up, once an hour: by e-mail,
 * and in the log. An e-mail that does not get through is sent again a quarter of an hour later.
 */
export async function tellStaff(store: LeadStore, { mailer, host }: Post, now: Date): Promise<void> {
  const db = store.database
  const until = new Date(now.getTime() - settled).toISOString()
  const idOf = (kind: NoticeKind) => `${kind}-${now.getTime()}@${host}`

  await tell('suspected', nextMorning(now), async (since) => {
    const { fresh, newest } = await suspectedBetween(db, since, until, maxShown)
    if (fresh === 0) return null
    const waiting = await countSuspected(db)
    const mail = { ...toSuspectedMail(fresh, newest, waiting), messageId: idOf('suspected') }
    const report = () => {
      if (mailer) log.info('suspected-leads', { fresh, waiting })
      else log.error('suspected-leads', 'nobody is told: no e-mail is set', { fresh, waiting })
    }
    return { mail, report }
  })

  await tell('dead', new Date(now.getTime() + hour), async (since) => {
    const givenUp = await givenUpBetween(db, since, until)
    if (givenUp.length === 0) return null
    const deliveries = givenUp.reduce((sum, each) => sum + each.deliveries, 0)
    const mail = { ...toGivenUpMail(givenUp), messageId: idOf('dead') }
    const report = () => {
      log.error('deliveries-given-up', 'after 72 hours', { deliveries })
    }
    return { mail, report }
  })

  async function tell(kind: NoticeKind, next: Date, look: (since: string) => Promise<Told | null>): Promise<void> {
    const turn = await turnOf(db, kind, now)
    const news = turn && (await look(turn.toldUntil))
    if (!news || !(await takeTurn(db, turn, now))) return
    try {
      await mailer?.(news.mail)
    } catch (error) {
      log.error('notice-not-sent', error, { kind })
      return
    }
    news.report()
    await endTurn(db, kind, until, next)
  }
}

/** Eight o'clock in Kyiv on the next day. */
function nextMorning(now: Date): Date {
  const tomorrow = new Date(now.getTime() + day)
  return new Date((startOfKyivDay(kyivDay(tomorrow)) ?? tomorrow).getTime() + 8 * hour)
}
