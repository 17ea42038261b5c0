import { scaleQuantile } from 'd3-scale'
import { addDays } from '#lib/time/kyiv-time'
import { daysOf, type Period } from '#lib/desk/statistics/period'

/** Leads of a day, or of a week or month by its first day; `isLast` is the one that has not ended. */
export type Column = { from: string; leads: number; isWeekend: boolean; isLast: boolean }

/** Most columns that a phone has room for. */
const maxColumns = 45

const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()
const firstOf = {
  day: (day: string) => day,
  week: (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7)),
  month: (day: string) => `${day.slice(0, 7)}-01`,
} as const

export type Unit = keyof typeof firstOf

export function toColumns(leads: ReadonlyMap<string, number>, period: Period, today: string) {
  const days = daysOf(period)
  const unit: Unit = days.length <= maxColumns ? 'day' : days.length <= 7 * maxColumns ? 'week' : 'month'
  const groups = Map.groupBy(days, firstOf[unit])
  const columns = [...groups].map(([first, all]): Column => ({
    from: first < period.from ? period.from : first,
    leads: all.reduce((sum, day) => sum + (leads.get(day) ?? 0), 0),
    isWeekend: unit === 'day' && [0, 6].includes(weekdayOf(first)),
    isLast: all.includes(today),
  }))
  return { unit, columns }
}

/** How many leads a dot stands for, so that the highest column has no more than so many dots. */
export function dotWorth(highest: number, maxDots: number): number {
  for (let ten = 1; ; ten *= 10)
    for (const step of [1, 2, 5]) if (Math.ceil(highest / (step * ten)) <= maxDots) return step * ten
}

const minUsual = 5

/** Between which two counts the middle half of the columns lies, weekends and what has not ended aside; null for few or none. */
export function usualRange(columns: readonly Column[]): readonly [number, number] | null {
  const ended = columns.filter(({ isWeekend, isLast }) => !isWeekend && !isLast).map(({ leads }) => leads)
  if (ended.length < minUsual) return null
  const [low = 0, , high = 0] = scaleQuantile().domain(ended).range([0, 1, 2, 3]).quantiles()
  return high > 0 ? [Math.floor(low), Math.ceil(high)] : null
}

/** Where the scale of first calls ends, in minutes: what is later stands there. */
export const scaleEnd = 60
/** Minutes side by side are drawn as one pile, none of which holds both 15 and 16. */
const pileMinutes = 2

export function toPiles(calls: ReadonlyMap<number, number>): { minutes: number; count: number }[] {
  const piles = new Map<number, number>()
  for (const [minutes, count] of calls) {
    const first = Math.min(scaleEnd, minutes - (minutes % pileMinutes))
    piles.set(first, (piles.get(first) ?? 0) + count)
  }
  return [...piles].map(([minutes, count]) => ({ minutes, count }))
}

/** Dots as a path of zero-length strokes: in each pile so many, upwards from its bottom. */
export function dotsPath(piles: readonly { x: number; bottom: number; dots: number }[]): string {
  const dotsOf = ({ x, bottom, dots }: (typeof piles)[number]) =>
    Array.from({ length: dots }, (_dot, index) => `M${x.toFixed(2)} ${bottom - index - 0.5}h0`)
  return piles.flatMap(dotsOf).join('')
}
