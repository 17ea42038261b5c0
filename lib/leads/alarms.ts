import type { SelectQueryBuilder } from 'kysely'
import { kyivDay, kyivTimeInWords } from '#lib/time/kyiv-time'
import { toMessage, type Mailer, type MailSection } from '#lib/leads/channels/mail'
import { mailer as ownMailer } from '#lib/leads/channels/registry'
import type { Db, Tables } from '#lib/leads/store/tables'
import { log } from '#lib/log'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

const maxWaitMs = 15 * minute

/** How long the instance that sends a mail has for it before another, or itself, tries again. */
const leaseMs = 5 * minute

const morningMs = 8 * hour

const later = (time: Date, ms: number) => new Date(time.getTime() + ms).toISOString()

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

/** What is wrong; told again when one of `marks` is another. */
type News = MailSection & { marks: readonly string[] }

/** What the last mail told: `day` begins with its morning, `spam` is the number of the last lead that looked like spam. */
type Told = { day: string; marks: readonly string[]; spam: number }

/** The row that says from when on a mail may be sent, and in its detail what the last one told. */
const mailCode = 'mail'

/**
 * Tells staff in one mail, and the log, what is wrong: within a quarter of an hour of something new, but once an hour at
 * most, and at eight in the morning while anything is. Suspected spam alone waits for the morning. One instance sends it;
 * a mail that fails is sent again.
 */
export async function sendAlarms(db: Db, mailer: Mailer | null, now: Date): Promise<void> {
  const mail = db.selectFrom('alarm').select(['at', 'detail']).where('code', '=', mailCode)
  const { at, detail } = (await mail.executeTakeFirst()) ?? { at: '', detail: '{"day":"","marks":[],"spam":0}' }
  // A time further ahead was written before the clock went back.
  if (at > now.toISOString() && at <= later(now, hour)) return
  const told = JSON.parse(detail) as Told
  const day = kyivDay(new Date(now.getTime() - morningMs))
  const wrong = [await failing(db, now), await givenUp(db, now), await brokenContent(db)].filter(
    (each) => each !== null,
  )
  const marks = wrong.flatMap((each) => each.marks)
  const spam = await suspected(db, told.spam)
  const news = spam ? [...wrong, spam] : wrong
  const isNew = day !== told.day || marks.some((mark) => !told.marks.includes(mark))
  if (news.length === 0 || !isNew) return
  // Whoever writes first sends the mail.
  const lease = { at: later(now, leaseMs) }
  const leased = await db
    .insertInto('alarm')
    .values({ code: mailCode, detail, ...lease })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(lease).where('alarm.at', '=', at))
    .returning('code')
    .execute()
  if (leased.length === 0) return
  const subject = news.map(({ title }) => title).join('; ')
  log.error('alarm', subject)
  try {
    await mailer?.({ ...toMessage(subject, news), messageId: `alarm-${now.getTime()}` })
    const telling: Told = { day, marks, spam: spam?.last ?? told.spam }
    const row = { at: later(now, hour), detail: JSON.stringify(telling) }
    await db.updateTable('alarm').set(row).where('code', '=', mailCode).execute()
  } catch (error) {
    log.error('alarm-not-sent', error)
  }
}

function failing(db: Db, now: Date): Promise<News | null> {
  const waiting = db.selectFrom('delivery').where('status', '=', 'pending')
  const remark =
    'Стільки заявок чекає. Жодна не загублена: сайт надсилає їх далі. Перегляньте їх командою npm run leads -- list ' +
    '--status pending і зателефонуйте пацієнтам, не чекаючи.'
  const late = waiting.where('createdAt', '<=', later(now, -maxWaitMs))
  return ofChannels(late, { title: 'Заявки не доходять', remark }, 'since')
}

/** Of the last day: what was told stays on the list, and in the desk, until somebody settles it. */
function givenUp(db: Db, now: Date): Promise<News | null> {
  const dead = db.selectFrom('delivery').where('status', '=', 'dead')
  const deliveries = dead.where('scheduledAt', '>', later(now, -day))
  const remark =
    'Сайт пробував їх надіслати 72 години й припинив. Самі заявки збережено: перегляньте їх командою npm run leads -- ' +
    'list --status dead, зателефонуйте цим людям, усуньте причину й надішліть знову: npm run leads -- retry --all-dead'
  return ofChannels(deliveries, { title: 'Заявки не доставлено', remark }, 'last')
}

/** Deliveries by channel: how many, since when, and what was answered; news when `mark` is another time. */
async function ofChannels(
  deliveries: SelectQueryBuilder<Tables, 'delivery', object>,
  words: { title: string; remark: string },
  mark: 'since' | 'last',
): Promise<News | null> {
  const channels = await deliveries
    .select((eb) => [
      'channel',
      eb.fn.min('createdAt').as('since'),
      eb.fn.max('scheduledAt').as('last'),
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
  return { ...words, lines, marks: channels.map((each) => `${each.channel} ${mark} ${each[mark]}`) }
}

/** Leads that look like spam, of numbers after the last one told. */
async function suspected(db: Db, told: number): Promise<(MailSection & { last: number }) | null> {
  const { count, last } = await db
    .selectFrom('lead')
    .where('status', '=', 'suspected')
    .where('number', '>', told)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('number').as('last')])
    .executeTakeFirstOrThrow()
  if (count === 0) return null
  const remark =
    'Сайт зберіг ці заявки, але нікому не надіслав: приховане поле форми заповнене або форма повернулася надто швидко. ' +
    'Перегляньте їх у кабінеті, на вкладці «Підозрілі», або командою npm run leads -- list --status suspected. ' +
    'Якщо серед них є людина, передайте її заявку далі за номером: npm run leads -- release НОМЕР'
  return { title: `Заявки, схожі на спам: ${count}`, lines: [], remark, last }
}

async function brokenContent(db: Db): Promise<News | null> {
  const row = await db.selectFrom('alarm').selectAll().where('code', '=', 'content').executeTakeFirst()
  if (!row) return null
  const remark =
    'Сайт показує попередній стан цього документа. Відкрийте розділ «Тексти» кабінету й опублікуйте документ знову.'
  const lines = [{ label: 'Причина', value: row.detail }]
  return { title: 'Текст сайту не читається', lines, remark, marks: [`content ${row.at}`] }
}
