/** Counts of visits, leads and appointments. */
export type StatisticsCounts = {
  /** Visits in which the sign-up form was on the screen. */
  viewed: number
  /** Visits in which the visitor began to fill in the sign-up form. */
  started: number
  /** Leads. */
  sent: number
  /** Appointments, without cancelled appointments. */
  booked: number
  /** Appointments to which the person came. */
  came: number
  /**
   * Total price in hryvnias of the orders of appointments that are neither cancelled nor missed.
   */
  value: number
  /** Leads with a first call. */
  called: number
  /** Leads whose first call was within 15 minutes of opening hours. */
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

/** Counts of one day, or of one value of the breakdown, such as one campaign. */
export type StatisticsRow = StatisticsCounts & {
  /** The ISO day, or the value of the breakdown. */
  key: string
  /** Number of leads, by minutes of opening hours from the lead to its first call. */
  minutes: Map<number, number>
  /** Counts of the same value in the previous period. */
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
