import { kyivDay, kyivTime, kyivTimeInWords, startOfKyivDay } from '#lib/time/kyiv-time'
import { orderName, toMessage, type Mailing, type MailSection } from '#lib/leads/channels/mail'
import { mailing as ownMailing } from '#lib/leads/channels/registry'
import { formatPhone } from '#lib/leads/phone'
import { countRows, fromRow, leadColumns, type Db } from '#lib/leads/store/tables'
import { log } from '#lib/log'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

const maxWaitMs = 15 * minute

/** How long the instance that sends a mail has for it before another may. */
const leaseMs = 5 * minute

const maxLeadsShown = 20

let damageMailedAt = -Infinity

/** Tells staff at once that the store is damaged, which it cannot be trusted to keep, and once a day. Never throws. */
export async function mailDamage({ mailer, host }: Mailing = ownMailing): Promise<void> {
  if (performance.now() - damageMailedAt < day) return
  const remark =
    'Перевірка файлу бази знайшла пошкодження. Зупиніть сайт і відновіть базу з резервної копії: docs/operations.md.'
  const message = toMessage('Базу заявок пошкоджено', [{ title: 'Базу заявок пошкоджено', lines: [], remark }])
  try {
    await mailer?.({ ...message, messageId: `store-damaged-${Date.now()}@${host}` })
    damageMailedAt = performance.now()
  } catch (error) {
    log.error('alarm-not-sent', error)
  }
}

/**
 * Tells staff in one mail, and the log, what is wrong: within a quarter of an hour of something new, but once an hour at
 * most, and at eight in the morning while anything is. Suspected spam alone waits for the morning. One instance sends it;
 * a mail that fails is sent again.
 */
export async function sendAlarms(db: Db, { mailer, host }: Mailing, now: Date): Promise<void> {
  const last = await lastMail(db, now)
  // A lead may be committed a minute later than the time it bears.
  const until = new Date(now.getTime() - minute).toISOString()
  const news = [
    await failingChannels(db, last.at, now),
    await deadLetters(db, last.at, until),
    await suspectedLeads(db, last.at, until),
  ].filter((each) => each.sections.length > 0)
  const isPending = news.some(({ isUrgent }) => isUrgent) && now.getTime() - Date.parse(last.at || '2000') >= hour
  if (news.length === 0 || (!isPending && now < nextMorning(last.at)) || !(await lease(db, last, now))) return
  for (const { report } of news) report()
  const sections = news.flatMap((each) => each.sections)
  const subject = sections.map(({ title }) => title).join('; ')
  try {
    await mailer?.({ ...toMessage(subject, sections), messageId: `alarm-${now.getTime()}@${host}` })
  } catch (error) {
    log.error('alarm-not-sent', error)
    return
  }
  await db.updateTable('alarm').set({ at: until, detail: '' }).where('code', '=', mailCode).execute()
}

/** What is wrong, and whether it is news since the last mail that cannot wait. */
type News = { isUrgent: boolean; sections: MailSection[]; report: () => void }

/** The row that says until when staff know everything, and in its detail until when an instance is about to tell more. */
const mailCode = 'mail'

type LastMail = { at: string; detail: string }

async function lastMail(db: Db, now: Date): Promise<LastMail> {
  const row = await db.selectFrom('alarm').select(['at', 'detail']).where('code', '=', mailCode).executeTakeFirst()
  // A later time was written before the clock went back.
  if (row && row.at > now.toISOString()) return { ...row, at: new Date(now.getTime() - 2 * day).toISOString() }
  return row ?? { at: '', detail: '' }
}

/** False when another instance is about to send the mail. */
async function lease(db: Db, { detail: before }: LastMail, now: Date): Promise<boolean> {
  const [at, detail] = [now, new Date(now.getTime() + leaseMs)].map((time) => time.toISOString())
  const isAhead = Date.parse(before || '2000') > now.getTime() + leaseMs
  if (at === undefined || detail === undefined || (before > at && !isAhead)) return false
  const leased = await db
    .insertInto('alarm')
    .values({ code: mailCode, at: '', detail })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ detail }).where('alarm.detail', '=', before))
    .returning('code')
    .execute()
  return leased.length > 0
}

/** Eight o'clock in Kyiv on the day after a time. */
function nextMorning(at: string): Date {
  if (at === '') return new Date(0)
  const tomorrow = new Date(Date.parse(at) + day)
  return new Date((startOfKyivDay(kyivDay(tomorrow)) ?? tomorrow).getTime() + 8 * hour)
}

async function failingChannels(db: Db, known: string, now: Date): Promise<News> {
  const limit = new Date(now.getTime() - maxWaitMs).toISOString()
  const channels = await db
    .selectFrom('delivery')
    .select((eb) => [
      'channel',
      eb.fn.min('createdAt').as('since'),
      eb.fn.countAll<number>().as('waiting'),
      eb.fn.coalesce(eb.fn.max('lastError'), eb.val('')).as('error'),
    ])
    .where('status', '=', 'pending')
    .where('createdAt', '<=', limit)
    // Beyond the soft limit leads wait on purpose, untried.
    .where((eb) => eb.or([eb('lastError', 'is not', null), eb('nextAttemptAt', '<=', limit)]))
    .groupBy('channel')
    .orderBy('channel')
    .execute()
  const lines = channels.map(({ channel, since, waiting, error }) => ({
    label: channel,
    value: `${waiting}, перша від ${kyivTimeInWords(since)}${error && `, остання відповідь: ${error}`}`,
  }))
  const remark =
    'Стільки заявок чекає. Жодна не загублена: сайт надсилає їх далі. Перегляньте їх командою npm run leads -- list ' +
    '--status pending і зателефонуйте пацієнтам, не чекаючи.'
  return {
    isUrgent: channels.some(({ since }) => Date.parse(since) + maxWaitMs > Date.parse(known || '2000')),
    sections: channels.length > 0 ? [{ title: 'Заявки не доходять', lines, remark }] : [],
    report: () => {
      for (const { channel, since, waiting, error } of channels)
        log.error('deliveries-failing', error, { channel, since, waiting })
    },
  }
}

async function deadLetters(db: Db, known: string, until: string): Promise<News> {
  const dead = await db
    .selectFrom('delivery')
    .select((eb) => [
      'channel',
      eb.fn.coalesce('lastError', eb.val('')).as('error'),
      eb.fn.countAll<number>().as('deliveries'),
    ])
    .where('status', '=', 'dead')
    .where('scheduledAt', '>', known)
    .where('scheduledAt', '<=', until)
    .groupBy(['channel', 'lastError'])
    .orderBy('deliveries', 'desc')
    .execute()
  const lines = dead.map(({ channel, error, deliveries }) => ({
    label: channel,
    value: `${deliveries}, остання відповідь: ${error}`,
  }))
  const remark =
    'Сайт пробував їх надіслати 72 години й припинив. Якщо отримувач вебхука відповів 410, він більше не хоче ' +
    'повідомлень: вебхук вимкнено, доки не зміниться LEADS_WEBHOOK_URL. Самі заявки збережено: перегляньте їх командою ' +
    'npm run leads -- list --status dead, зателефонуйте цим людям, усуньте причину й надішліть знову: npm run leads -- ' +
    'retry --all-dead'
  return {
    isUrgent: dead.length > 0,
    sections: dead.length > 0 ? [{ title: 'Заявки не доставлено', lines, remark }] : [],
    report: () => {
      for (const { channel, error, deliveries } of dead)
        log.error('deliveries-given-up', error, { channel, deliveries })
    },
  }
}

/** Nothing personal in the subject; the newest by name in the mail, as one of them may be a person. */
async function suspectedLeads(db: Db, known: string, until: string): Promise<News> {
  const suspected = db.selectFrom('lead').where('status', '=', 'suspected')
  const fresh = suspected.where('createdAt', '>', known).where('createdAt', '<=', until)
  const count = await countRows(fresh)
  const newest = await fresh.select(leadColumns).orderBy('createdAt', 'desc').limit(maxLeadsShown).execute()
  const waiting = count > 0 ? await countRows(suspected) : 0
  const lines = newest.map(fromRow).map((lead) => ({
    label: `${lead.id.slice(0, 8)}, ${kyivTime(new Date(lead.createdAt))}`,
    value: [lead.name, formatPhone(lead.phone), orderName(lead.order)].join(', '),
  }))
  const rest = count > newest.length ? `Тут показано останні ${newest.length}. ` : ''
  const remark =
    `${rest}Сайт зберіг ці заявки, але нікому не надіслав: приховане поле форми заповнене або форма повернулася надто ` +
    'швидко. Якщо серед них є людина, передайте її заявку далі за номером: npm run leads -- release НОМЕР. Усі ' +
    `непередані, разом ${waiting}: npm run leads -- list --status suspected`
  return {
    isUrgent: false,
    sections: count > 0 ? [{ title: `Заявки, схожі на спам: ${count}`, lines, remark }] : [],
    report: () => {
      log.info('suspected-leads', { fresh: count, waiting })
    },
  }
}
