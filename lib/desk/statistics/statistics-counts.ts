/**
 * Counts of leads and visits.
 * `viewed`: visits in which the form was on the screen. `started`: visits in which the visitor
 * began to fill in the form. `sent`: leads.
 * `booked`: appointments, without cancelled ones. `came`: appointments to which the person came.
 * `value`: total price in hryvnias of the orders of these appointments, without missed ones.
 * `called`: leads with a first call. `inTime`: leads whose first call was within 15 minutes of
 * opening hours.
 */
export type StatisticsCounts = {
  viewed: number
  started: number
  sent: number
  booked: number
  came: number
  value: number
  called: number
  inTime: number
}

export type AppointmentCounts = Pick<StatisticsCounts, 'booked' | 'came' | 'value'>

/** Counts that come from the leads. `viewed` and `started` come from the visits. */
export type LeadCounts = Pick<StatisticsCounts, 'sent' | 'called' | 'inTime'>

const createCounts = (): StatisticsCounts => ({
  viewed: 0,
  started: 0,
  sent: 0,
  booked: 0,
  came: 0,
  value: 0,
  called: 0,
  inTime: 0,
})

export const countNames = Object.keys(createCounts()) as (keyof StatisticsCounts)[]

export function addCounts(to: StatisticsCounts, counts: Partial<StatisticsCounts>): void {
  for (const name of countNames) to[name] += counts[name] ?? 0
}

/**
 * Counts of one day or of one value of the breakdown. `minutes` maps the minutes of opening hours
 * before the first call to the number of leads. `before` has the counts of the previous period.
 */
export type StatisticsRow = StatisticsCounts & {
  key: string
  minutes: Map<number, number>
  before: StatisticsCounts
}

export const createRow = (key: string): StatisticsRow => ({
  ...createCounts(),
  key,
  minutes: new Map(),
  before: createCounts(),
})

/** The median of the minutes of opening hours before the first call; null without calls. */
export function getMedianMinutes({ called, minutes }: StatisticsRow): number | null {
  const sorted = [...minutes].sort(([one], [other]) => one - other)
  let seen = 0
  for (const [minute, count] of sorted) {
    seen += count
    if (seen >= called / 2) return minute
  }
  return null
}
