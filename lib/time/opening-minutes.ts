import { LRUCache } from 'lru-cache'
import { findKyivTime, getKyivDay } from '#lib/time/kyiv-time'
import { getOpeningSpans, type OpeningHours } from '#lib/time/next-call'

const [minuteMs, dayMs] = [60_000, 86_400_000]

/** When the clinic opens and closes on days of Kyiv, in milliseconds since 1970, by its hours. */
const openings = new WeakMap<
  OpeningHours,
  LRUCache<string, readonly (readonly [number, number])[]>
>()

function getOpenings(day: string, hours: OpeningHours): readonly (readonly [number, number])[] {
  const known = openings.get(hours) ?? new LRUCache({ max: 1000 })
  openings.set(hours, known)
  const ms = (time: string) => findKyivTime(day, time)?.getTime() ?? 0
  const found =
    known.get(day) ??
    getOpeningSpans(day, hours).map(({ opens, closes }) => [ms(opens), ms(closes)] as const)
  known.set(day, found)
  return found
}

export function isOpenAt(time: Date, hours: OpeningHours): boolean {
  return countOpeningMinutes(time, new Date(time.getTime() + minuteMs), hours) > 0
}

/** Whole minutes between two times in which the clinic was open; 0 when `to` is not after `from`. */
export function countOpeningMinutes(from: Date, to: Date, hours: OpeningHours): number {
  const last = getKyivDay(to)
  let ms = 0
  for (
    let noon = new Date(`${getKyivDay(from)}T12:00:00Z`);
    ;
    noon = new Date(noon.getTime() + dayMs)
  ) {
    const day = noon.toISOString().slice(0, 10)
    if (day > last) return Math.floor(ms / minuteMs)
    for (const [opens, closes] of getOpenings(day, hours))
      ms += Math.max(0, Math.min(to.getTime(), closes) - Math.max(from.getTime(), opens))
  }
}
