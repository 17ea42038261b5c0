import { sql, type RawBuilder } from 'kysely'
import { afterKyivDay, kyivDay, startOfKyivDay } from '#lib/time/kyiv-time'
import { visitCounts, type Days } from '#lib/leads/staff/visit-counts'
import { isPostgres } from '#lib/leads/store/dialect'
import type { Db } from '#lib/leads/store/tables'
import { foldValue, type Dimension, type Touch } from '#lib/leads/visits/dimensions'
import { events } from '#lib/leads/visits/visit'

/** Steps of the way from a page opened to a lead delivered. */
export const steps = [...events, 'submitted', 'delivered'] as const

/** How many of each step a value of a dimension has. */
export type Funnel = { key: string } & Record<(typeof steps)[number], number>

/** What leads are grouped by, in SQL; parameters are folded afterwards, as SQLite folds no Ukrainian letters. */
function leadColumn(db: Db, by: Dimension, touch: Touch): RawBuilder<string> {
  // Hours of UTC, which no day of Kyiv cuts in two.
  if (by === 'day') return sql<string>`substr(created_at, 1, 13)`
  if (by === 'language') return sql<string>`language`
  if (by === 'page') return sql<string>`coalesce(page, '')`
  if (by === 'package') return sql<string>`coalesce(ordered, '')`
  if (by === 'utm_source' && touch === 'last') return sql<string>`coalesce(source, '')`
  const [column, name] = [sql.ref(`${touch}_touch`), by === 'landing' ? 'page' : by]
  return isPostgres(db)
    ? sql<string>`coalesce(${column}::jsonb ->> ${sql.lit(name)}, '')`
    : sql<string>`coalesce(json_extract(${column}, ${sql.lit(`$.${name}`)}), '')`
}

/** The funnel without suspected spam: by Kyiv's day, newest first, or by another dimension, most leads first. */
export async function funnel(db: Db, by: Dimension, touch: Touch, days: Days): Promise<Funnel[]> {
  const rows = new Map<string, Funnel>()
  const rowOf = (key: string): Funnel => {
    const row = rows.get(key) ?? { key, opened: 0, viewed: 0, started: 0, submitted: 0, delivered: 0 }
    rows.set(key, row)
    return row
  }
  for (const { key, event, count } of await visitCounts(db, by, touch, days)) {
    const known = events.find((each) => each === event)
    if (known) rowOf(foldValue(by, key))[known] += count
  }
  const column = leadColumn(db, by, touch)
  const leads = await db
    .selectFrom('lead')
    .select(column.as('key'))
    .select(({ fn }) => [fn.countAll<number>().as('submitted'), fn.count<number>('deliveredAt').as('delivered')])
    .where('status', '=', 'new')
    .where('createdAt', '>=', (startOfKyivDay(days.from) ?? new Date(0)).toISOString())
    .where('createdAt', '<', afterKyivDay(days.to).toISOString())
    .groupBy(column)
    .execute()
  for (const { key, submitted, delivered } of leads) {
    const row = rowOf(by === 'day' ? kyivDay(new Date(`${key}:00:00Z`)) : foldValue(by, key))
    row.submitted += submitted
    row.delivered += delivered
  }
  const order = (one: Funnel, other: Funnel) =>
    by === 'day'
      ? other.key.localeCompare(one.key)
      : other.submitted - one.submitted || other.opened - one.opened || other.viewed - one.viewed
  return [...rows.values()].sort(order)
}
