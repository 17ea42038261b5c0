import { sql } from 'kysely'
import { z } from 'zod'
import { getLocaleInPath } from '#lib/i18n/locales'
import { matchRoute } from '#lib/i18n/routes'
import {
  campaignDimensions,
  isPersonal,
  maxWordLength,
  testSource,
  touches,
  type Touch,
} from '#lib/visits/campaign'
import { cutText } from '#lib/leads/clean-text'
import { leadStore } from '#lib/database/open'
import type { Db, Tables } from '#lib/database/tables'
import { log } from '#lib/log'
import { findOrder } from '#lib/orders'
import { getKyivDay } from '#lib/time/kyiv-time'

/** In place of the values that are too many for a day. */
export const otherValues = '(other)'

export const personalWord = '(personal)'

const isParameter = (by: string): boolean => campaignDimensions.some((name) => name === by)

/** A value of a dimension as it is counted: of a parameter Google and google are one. */
export function foldValue(by: string, value: string): string {
  if (!isParameter(by)) return value
  return isPersonal(value) ? personalWord : cutText(value, maxWordLength).toLowerCase()
}

const campaign = z.record(z.string(), z.string().catch('')).optional().catch(undefined)

const schema = z.object({
  event: z.enum(['opened', 'viewed', 'started']),
  page: z.string(),
  order: z.string().catch(''),
  first: campaign,
  last: campaign,
})

const trial = 'test-'

export type CountedVisit = Tables['visit']

/** Language of a path of the site; null where no route has it; a slug only has to look like one. */
function languageOf(path: string) {
  const isOwn = /^(?:\/[\w.~%-]{1,100})+$/.test(path) && matchRoute(path.split('/').slice(2))
  return isOwn ? getLocaleInPath(path) : null
}

/** What a browser reports of a page of ours, as counts that are not connected with each other; none when it is no report. */
export function readVisit(body: string): CountedVisit[] {
  try {
    const { event, page, order, ...campaigns } = schema.parse(JSON.parse(body))
    const language = languageOf(page)
    if (language === null) return []
    const value = (dimension: string, given: string, touch = '') => ({
      dimension,
      touch,
      value: foldValue(dimension, given),
    })
    const ofCampaigns = touches.flatMap((touch) => {
      const { page: landing = '', ...words } = campaigns[touch] ?? {}
      const own = languageOf(landing) === null ? '' : landing
      return [
        ...campaignDimensions.map((name) => value(name, words[name] ?? '', touch)),
        value('landing', own, touch),
      ]
    })
    // Nothing is chosen yet when a page is opened.
    const chosen = event === 'opened' ? [] : [value('package', findOrder(order)?.code ?? '')]
    const isTest = ofCampaigns.some(
      (each) => each.dimension === 'utm_source' && each.value === testSource,
    )
    const counted = { day: getKyivDay(new Date()), event: isTest ? trial + event : event, count: 1 }
    const values = [value('language', language), value('page', page), ...chosen, ...ofCampaigns]
    return values.map((each) => ({ ...each, ...counted }))
  } catch {
    return []
  }
}

/** Most different counts in memory; more are dropped until these are written. */
const maxQueued = 2000

let queued = new Map<string, CountedVisit>()

/** Adds to staff's statistics, together after a pause, as a lead must never wait for them. */
export function countVisit(visits: readonly CountedVisit[]): void {
  for (const visit of visits) {
    const known = queued.get(keyOf(visit))
    if (queued.size === 0) setTimeout(() => void writeQueued(), 2000)
    if (known) known.count += visit.count
    else if (queued.size < maxQueued) queued.set(keyOf(visit), { ...visit })
  }
}

async function writeQueued(): Promise<void> {
  const visits = [...queued.values()]
  queued = new Map()
  try {
    await addVisits((await leadStore()).database, visits)
  } catch (error) {
    log.error('visits-not-counted', error, { visits: visits.length })
  }
}

const keys = ['day', 'event', 'dimension', 'touch', 'value'] as const
const keyOf = (row: CountedVisit) => keys.map((key) => row[key]).join('\n')

/** Adds counts, all or none; beyond `limit` values of an event in a dimension a day, they are counted as others. */
export async function addVisits(
  db: Db,
  visits: readonly CountedVisit[],
  limit = 500,
): Promise<void> {
  // In one order, so that two instances do not wait for each other.
  const rows = visits.toSorted((one, another) => (keyOf(one) < keyOf(another) ? -1 : 1))
  await db.transaction().execute(async (transaction) => {
    for (const { count, value, ...group } of rows) {
      const others = transaction.selectFrom('visit').where((eb) => eb.and(group))
      const values = (await others.select('value').execute()).map((each) => each.value)
      const isFull = values.length >= limit && !values.includes(value)
      const insert = transaction
        .insertInto('visit')
        .values({ ...group, value: isFull ? otherValues : value, count })
      const sum = sql<number>`visit.count + ${count}`
      await insert
        .onConflict((conflict) => conflict.columns(keys).doUpdateSet({ count: sum }))
        .execute()
    }
  })
}

/** True for a dimension that the first and the latest visit have each. */
export const hasTouch = (by: string): boolean => by === 'landing' || isParameter(by)

/** How often each event is counted for the values of a dimension; `tests`: with the clinic's own trials. */
export async function visitCounts(
  db: Db,
  by: string,
  { from, to }: { from: string; to: string },
  touch: Touch = 'last',
  tests = false,
) {
  const key = by === 'day' ? 'day' : 'value'
  const rows = await db
    .selectFrom('visit')
    .select((eb) => [eb.ref(key).as('key'), 'event', eb.fn.sum<number>('count').as('count')])
    // Every event is counted once by language.
    .where('dimension', '=', by === 'day' ? 'language' : by)
    .where('touch', '=', hasTouch(by) ? touch : '')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy([key, 'event'])
    .execute()
  const isShown = ({ event }: { event: string }) => tests || !event.startsWith(trial)
  return rows.filter(isShown).map((row) => ({ ...row, event: row.event.replace(trial, '') }))
}
