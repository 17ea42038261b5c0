import { LRUCache } from 'lru-cache'
import { addDays, findKyivTime, getKyivDay } from '#lib/time/kyiv-time'
import { getOpeningSpans, type OpeningHours } from '#lib/time/next-call'

const minuteMs = 60_000

/** Cache of opening and closing times by day, in milliseconds since 1970. */
const openings = new WeakMap<
  OpeningHours,
  LRUCache<string, readonly (readonly [number, number])[]>
>()

function getOpenings(day: string, hours: OpeningHours): readonly (readonly [number, number])[] {
  const known = openings.get(hours) ?? new LRUCache({ max: 1000 })
  openings.set(hours, known)
  const toMs = (time: string) => findKyivTime(day, time)?.getTime() ?? 0
  const found =
    known.get(day) ??
    getOpeningSpans(day, hours).map(({ opens, closes }) => [toMs(opens), toMs(closes)] as const)
  known.set(day, found)
  return found
}

export function isOpenAt(time: Date, hours: OpeningHours): boolean {
  return countOpeningMinutes(time, new Date(time.getTime() + minuteMs), hours) > 0
}

/**
 * Counts the whole minutes of opening hours between two times. Returns 0 when `to` is not after
 * `from`.
 */
export function countOpeningMinutes(from: Date, to: Date, hours: OpeningHours): number {
  const lastDay = getKyivDay(to)
  let openMs = 0
  for (let day = getKyivDay(from); day <= lastDay; day = addDays(day, 1))
    for (const [opens, closes] of getOpenings(day, hours))
      openMs += Math.max(0, Math.min(to.getTime(), closes) - Math.max(from.getTime(), opens))
  return Math.floor(openMs / minuteMs)
}
