import type { StatisticsRow } from '#lib/desk/statistics/statistics'
import { addDays } from '#lib/time/kyiv-time'

/** Requests of a day, or of a week or month by its first day; `isLast` is the one that has not ended. */
export type Column = { from: string; count: number; isWeekend: boolean; isLast: boolean }

/** Most columns whose numbers a phone has room for. */
const maxColumns = 31

const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()
const firstOf = {
  day: (day: string) => day,
  week: (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7)),
  month: (day: string) => `${day.slice(0, 7)}-01`,
} as const

export type Unit = keyof typeof firstOf

export function toColumns(days: readonly Pick<StatisticsRow, 'key' | 'sent'>[], today: string) {
  const unit: Unit = days.length <= maxColumns ? 'day' : days.length <= 7 * maxColumns ? 'week' : 'month'
  const groups = Map.groupBy(days, ({ key }) => firstOf[unit](key))
  const columns = [...groups].map(([first, all]): Column => ({
    from: all[0]?.key ?? first,
    count: all.reduce((sum, { sent }) => sum + sent, 0),
    isWeekend: unit === 'day' && [0, 6].includes(weekdayOf(first)),
    isLast: all.some(({ key }) => key === today),
  }))
  return { unit, columns }
}

const minUsual = 5

/** Between which two counts the middle half of the columns lies, weekends and what has not ended aside; null for few or none. */
export function usualRange(columns: readonly Column[]): readonly [number, number] | null {
  const ended = columns.filter(({ isWeekend, isLast }) => !isWeekend && !isLast).map(({ count }) => count)
  if (ended.length < minUsual) return null
  const sorted = ended.toSorted((one, other) => one - other)
  const quartile = (share: number) => {
    const at = (sorted.length - 1) * share
    const [low = 0, high = low] = sorted.slice(Math.floor(at), Math.floor(at) + 2)
    return low + (high - low) * (at % 1)
  }
  return quartile(0.75) > 0 ? [Math.floor(quartile(0.25)), Math.ceil(quartile(0.75))] : null
}

/** So many minutes are a pile, which has its last: none holds both 15 and 16. What is later than an hour is the last pile. */
export const pileMinutes = 5
const lastPile = 60 / pileMinutes

export const pileOf = (minutes: number) => Math.min(lastPile, Math.max(0, Math.ceil(minutes / pileMinutes) - 1))

/** How many were called within the minutes of each pile. */
export function toPiles(calls: ReadonlyMap<number, number>): number[] {
  const piles = Array.from({ length: lastPile + 1 }, () => 0)
  return piles.map((_none, pile) =>
    [...calls].reduce((sum, [minutes, count]) => (pileOf(minutes) === pile ? sum + count : sum), 0),
  )
}

type Point = { x: number; half: number }

/** A band between two points, whose width goes over from that of one to that of the other. */
export function bandPath(from: Point, to: Point): string {
  const middle = (from.x + to.x) / 2
  const edge = (one: Point, other: Point, sign: number) =>
    `${one.x} ${sign * one.half}C${middle} ${sign * one.half} ${middle} ${sign * other.half} ${other.x} ${sign * other.half}`
  return `M${edge(from, to, -1)}L${edge(to, from, 1)}Z`
}
