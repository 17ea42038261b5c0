import type { SelectQueryBuilder } from 'kysely'
import { getKyivDay, formatKyivTimeInWords } from '#lib/time/kyiv-time'
import { toMessage, type Mailer, type MailSection } from '#lib/leads/channels/mail'
import { mailer as ownMailer } from '#lib/leads/channels/registry'
import type { Db, Tables } from '#lib/database/tables'
import { log } from '#lib/log'
import { addMilliseconds } from '#lib/time/add-milliseconds'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

let damageMailedAt = -Infinity

/** Tells staff at once that the store is damaged, which it cannot be trusted to keep, and once a day. Never throws. */
export async function mailDamage(mailer: Mailer | null = ownMailer): Promise<void> {
  if (performance.now() - damageMailedAt < day) return
  const title = 'Базу заявок пошкоджено'
  const remark =
    'Перевірка файлу бази знайшла пошкодження. Зупиніть сайт і відновіть базу з резервної копії: docs/operations.md.'
  try {
    await mailer?.({
      ...toMessage(title, [{ title, lines: [], remark }]),
      messageId: `store-damaged-${Date.now()}`,
    })
    damageMailedAt = performance.now()
  } catch (error) {
    log.error('alarm-not-sent', error)
  }
}

/** What is wrong; it is told again when one of `marks` is another. */
type News = MailSection & { marks: readonly string[] }

/** What the last mail told: `day` begins with its morning, `spam` is the number of the last lead that looked like spam. */
type Told = { day: string; marks: readonly string[]; spam: number }

/**
 * Tells staff, within a quarter of an hour of something new, but once an hour at most, and at eight in the morning while
 * anything is wrong. Suspected spam is told once. One instance sends the mail, again when it fails.
 */
export async function sendAlarms(db: Db, mailer: Mailer | null, now: Date): Promise<void> {
  const code = 'mail'
  const mail = db.selectFrom('alarm').select(['at', 'detail']).where('code', '=', code)
  const { at, detail } = (await mail.executeTakeFirst()) ?? {
    at: '',
    detail: '{"day":"","marks":[],"spam":0}',
  }
  // A time further ahead was written before the clock went back.
  if (at > now.toISOString() && at <= addMilliseconds(now, hour)) return
  const told = JSON.parse(detail) as Told
  const morning = getKyivDay(new Date(now.getTime() - 8 * hour))
  const deliveries = db.selectFrom('delivery')
  const late = deliveries
    .where('status', '=', 'pending')
    .where('createdAt', '<=', addMilliseconds(now, -15 * minute))
  // What was told stays on the list, and in the desk, until somebody settles it.
  const dead = deliveries
    .where('status', '=', 'dead')
    .where('scheduledAt', '>', addMilliseconds(now, -day))
  const wrong = [
    ...(await ofChannels(late, 'Заявки не доходять', lateRemark, 'since')),
    ...(await ofChannels(dead, 'Заявки не доставлено', deadRemark, 'last')),
    ...(await brokenContent(db)),
  ]
  const marks = wrong.flatMap((each) => each.marks)
  const spam = await suspected(db, told.spam)
  const news = spam ? [...wrong, spam] : wrong
  const isNew =
    spam !== null || morning !== told.day || marks.some((mark) => !told.marks.includes(mark))
  if (news.length === 0 || !isNew) return
  // Whoever writes first sends the mail, and has five minutes for it.
  const lease = { at: addMilliseconds(now, 5 * minute) }
  const insert = db.insertInto('alarm').values({ code, detail, ...lease })
  const { numInsertedOrUpdatedRows } = await insert
    .onConflict((conflict) => conflict.column('code').doUpdateSet(lease).where('alarm.at', '=', at))
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return
  const subject = news.map(({ title }) => title).join('; ')
  log.error('alarm', subject)
  try {
    await mailer?.({ ...toMessage(subject, news), messageId: `alarm-${now.getTime()}` })
    const telling: Told = { day: morning, marks, spam: spam?.last ?? told.spam }
    const row = { at: addMilliseconds(now, hour), detail: JSON.stringify(telling) }
    await db.updateTable('alarm').set(row).where('code', '=', code).execute()
  } catch (error) {
    log.error('alarm-not-sent', error)
  }
}

const lateRemark =
  'Стільки заявок чекає. Жодна не загублена: сайт надсилає їх далі. Перегляньте їх командою npm run leads -- list ' +
  '--status pending і зателефонуйте пацієнтам, не чекаючи.'

const deadRemark =
  'Сайт пробував їх надіслати 72 години й припинив. Самі заявки збережено: перегляньте їх командою npm run leads -- ' +
  'list --status dead, зателефонуйте цим людям, усуньте причину й надішліть знову: npm run leads -- retry --all-dead'

/** Deliveries by channel: how many, since when, and what was answered; news when `mark` is another time. */
async function ofChannels(
  deliveries: SelectQueryBuilder<Tables, 'delivery', object>,
  title: string,
  remark: string,
  mark: 'since' | 'last',
): Promise<News[]> {
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
  const lines = channels.map(({ channel, since, count, error }) => ({
    label: channel,
    value: `${count}, перша від ${formatKyivTimeInWords(since)}${error && `, остання відповідь: ${error}`}`,
  }))
  const marks = channels.map((each) => `${each.channel} ${mark} ${each[mark]}`)
  return lines.length === 0 ? [] : [{ title, lines, remark, marks }]
}

async function suspected(db: Db, told: number): Promise<(MailSection & { last: number }) | null> {
  const leads = db.selectFrom('lead').where('status', '=', 'suspected').where('number', '>', told)
  const { count, last } = await leads
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('number').as('last')])
    .executeTakeFirstOrThrow()
  if (count === 0) return null
  const remark =
    'Сайт зберіг ці заявки, але нікому не надіслав: заповнено приховане поле форми або форму надіслала програма. ' +
    'Перегляньте їх у кабінеті, на вкладці «Підозрілі», або командою npm run leads -- list --status suspected. ' +
    'Якщо серед них є людина, передайте її заявку далі за номером: npm run leads -- release НОМЕР'
  return { title: `Заявки, схожі на спам: ${count}`, lines: [], remark, last }
}

async function brokenContent(db: Db): Promise<News[]> {
  const rows = await db.selectFrom('alarm').selectAll().where('code', '=', 'content').execute()
  const remark =
    'Сайт показує попередній стан цього документа. Відкрийте розділ «Тексти» кабінету й опублікуйте документ знову.'
  return rows.map(({ at, detail }) => {
    const lines = [{ label: 'Причина', value: detail }]
    return { title: 'Текст сайту не читається', lines, remark, marks: [`content ${at}`] }
  })
}
