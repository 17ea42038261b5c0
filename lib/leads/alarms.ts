import type { SelectQueryBuilder } from 'kysely'
import { atKyiv, kyivDay, kyivTimeInWords } from '#lib/time/kyiv-time'
import { toMessage, type Mailer, type MailSection } from '#lib/leads/channels/mail'
import { mailer as ownMailer } from '#lib/leads/channels/registry'
import { countRows, type Db, type Tables } from '#lib/leads/store/tables'
import { log } from '#lib/log'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

const maxWaitMs = 15 * minute

/** How long the instance that sends a mail has for it before another may. */
const leaseMs = 5 * minute

const later = (time: Date, ms: number) => new Date(time.getTime() + ms)

let damageMailedAt = -Infinity

/** Tells staff at once that the store is damaged, which it cannot be trusted to keep, and once a day. Never throws. */
export async function mailDamage(mailer: Mailer | null = ownMailer): Promise<void> {
  if (performance.now() - damageMailedAt < day) return
  const remark =
    'Перевірка файлу бази знайшла пошкодження. Зупиніть сайт і відновіть базу з резервної копії: docs/operations.md.'
  const message = toMessage('Базу заявок пошкоджено', [{ title: 'Базу заявок пошкоджено', lines: [], remark }])
  try {
    await mailer?.({ ...message, messageId: `store-damaged-${Date.now()}` })
    damageMailedAt = performance.now()
  } catch (error) {
    log.error('alarm-not-sent', error)
  }
}

/** What is wrong; `isUrgent` when part of it is news since the last mail that cannot wait. */
type News = MailSection & { isUrgent: boolean; report?: () => void }

/** The row that says until when staff know everything, and in its detail until when an instance is about to tell more. */
const mailCode = 'mail'

/**
 * Tells staff in one mail, and the log, what is wrong: within a quarter of an hour of something new, but once an hour at
 * most, and at eight in the morning while anything is. Suspected spam alone waits for the morning. One instance sends it;
 * a mail that fails is sent again.
 */
export async function sendAlarms(db: Db, mailer: Mailer | null, now: Date): Promise<void> {
  const row = await db.selectFrom('alarm').select(['at', 'detail']).where('code', '=', mailCode).executeTakeFirst()
  const { at, detail } = row ?? { at: '', detail: '' }
  // A later time was written before the clock went back.
  const told = new Date(at > now.toISOString() ? 0 : at || 0)
  // A lead may be committed a minute later than the time it bears.
  const until = later(now, -minute)
  const found = [await failing(db, told, now), await givenUp(db, told, until), await suspected(db, told, until)]
  const all = [...found, await brokenContent(db, told)]
  const news = all.filter((each) => each !== null)
  const isPending = news.some(({ isUrgent }) => isUrgent) && now >= later(told, hour)
  if (news.length === 0 || (!isPending && now < nextMorning(told)) || !(await lease(db, detail, now))) return
  for (const { report } of news) report?.()
  const subject = news.map(({ title }) => title).join('; ')
  try {
    await mailer?.({ ...toMessage(subject, news), messageId: `alarm-${now.getTime()}` })
    await db.updateTable('alarm').set({ at: until.toISOString(), detail: '' }).where('code', '=', mailCode).execute()
  } catch (error) {
    log.error('alarm-not-sent', error)
  }
}

/** False when another instance is about to send the mail. */
async function lease(db: Db, before: string, now: Date): Promise<boolean> {
  const detail = later(now, leaseMs).toISOString()
  // A lease further ahead was taken before the clock went back.
  if (before > now.toISOString() && before <= detail) return false
  const leased = await db
    .insertInto('alarm')
    .values({ code: mailCode, at: '', detail })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ detail }).where('alarm.detail', '=', before))
    .returning('code')
    .execute()
  return leased.length > 0
}

const nextMorning = (time: Date) => atKyiv(kyivDay(later(time, day)), '08:00') ?? time

function failing(db: Db, told: Date, now: Date): Promise<News | null> {
  const deliveries = db
    .selectFrom('delivery')
    .where('status', '=', 'pending')
    .where('createdAt', '<=', later(now, -maxWaitMs).toISOString())
  const remark =
    'Стільки заявок чекає. Жодна не загублена: сайт надсилає їх далі. Перегляньте їх командою npm run leads -- list ' +
    '--status pending і зателефонуйте пацієнтам, не чекаючи.'
  const isNew = (since: string) => later(new Date(since), maxWaitMs) > told
  return ofChannels(deliveries, 'deliveries-failing', { title: 'Заявки не доходять', remark }, isNew)
}

function givenUp(db: Db, told: Date, until: Date): Promise<News | null> {
  const deliveries = db
    .selectFrom('delivery')
    .where('status', '=', 'dead')
    .where('scheduledAt', '>', told.toISOString())
    .where('scheduledAt', '<=', until.toISOString())
  const remark =
    'Сайт пробував їх надіслати 72 години й припинив. Самі заявки збережено: перегляньте їх командою npm run leads -- ' +
    'list --status dead, зателефонуйте цим людям, усуньте причину й надішліть знову: npm run leads -- retry --all-dead'
  return ofChannels(deliveries, 'deliveries-given-up', { title: 'Заявки не доставлено', remark }, () => true)
}

/** Deliveries by channel: how many, since when, and what was answered; `isNew` is given since when. */
async function ofChannels(
  deliveries: SelectQueryBuilder<Tables, 'delivery', object>,
  event: string,
  words: { title: string; remark: string },
  isNew: (since: string) => boolean,
): Promise<News | null> {
  const channels = await deliveries
    .select((eb) => [
      'channel',
      eb.fn.min('createdAt').as('since'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.max('lastError'), eb.val('')).as('error'),
    ])
    .groupBy('channel')
    .orderBy('channel')
    .execute()
  if (channels.length === 0) return null
  const lines = channels.map(({ channel, since, count, error }) => ({
    label: channel,
    value: `${count}, перша від ${kyivTimeInWords(since)}${error && `, остання відповідь: ${error}`}`,
  }))
  const report = () => {
    for (const { error, ...fields } of channels) log.error(event, error, fields)
  }
  return { ...words, lines, isUrgent: channels.some(({ since }) => isNew(since)), report }
}

async function suspected(db: Db, told: Date, until: Date): Promise<News | null> {
  const fresh = db
    .selectFrom('lead')
    .where('status', '=', 'suspected')
    .where('createdAt', '>', told.toISOString())
    .where('createdAt', '<=', until.toISOString())
  const count = await countRows(fresh)
  if (count === 0) return null
  const remark =
    'Сайт зберіг ці заявки, але нікому не надіслав: приховане поле форми заповнене або форма повернулася надто швидко. ' +
    'Перегляньте їх у кабінеті, на вкладці «Підозрілі», або командою npm run leads -- list --status suspected. ' +
    'Якщо серед них є людина, передайте її заявку далі за номером: npm run leads -- release НОМЕР'
  return { title: `Заявки, схожі на спам: ${count}`, lines: [], remark, isUrgent: false }
}

async function brokenContent(db: Db, told: Date): Promise<News | null> {
  const row = await db.selectFrom('alarm').selectAll().where('code', '=', 'content').executeTakeFirst()
  if (!row) return null
  const remark =
    'Сайт показує попередній стан цього документа. Відкрийте розділ «Тексти» кабінету й опублікуйте документ знову.'
  const lines = [{ label: 'Причина', value: row.detail }]
  return { title: 'Текст сайту не читається', lines, remark, isUrgent: new Date(row.at) > told }
}
