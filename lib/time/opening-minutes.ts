import { LRUCache } from 'lru-cache'
import { atKyiv, kyivDay } from '#lib/time/kyiv-time'
import { weekday, type OpeningHours } from '#lib/time/next-call'

const [minuteMs, dayMs] = [60_000, 86_400_000]

/** When the clinic opens and closes on a day of Kyiv, in milliseconds since 1970; the same while it is closed. */
const openings = new LRUCache<string, readonly [number, number]>({ max: 1000 })

function openingOf(day: string, { days, opens, closes }: OpeningHours): readonly [number, number] {
  const key = [day, opens, closes, ...days].join()
  const known = openings.get(key)
  if (known) return known
  const isOpen = days.includes(weekday('en-GB', (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7))
  const hours = [opens, closes].map((time) => atKyiv(day, time)?.getTime() ?? 0)
  const opening = [isOpen ? (hours[0] ?? 0) : 0, isOpen ? (hours[1] ?? 0) : 0] as const
  openings.set(key, opening)
  return opening
}

/** True when the clinic is open at a time. */
export function isOpenAt(time: Date, hours: OpeningHours): boolean {
  return openingMinutes(time, new Date(time.getTime() + minuteMs), hours) > 0
}

/** Whole minutes between two times in which the clinic was open; 0 when `to` is not after `from`. */
export function openingMinutes(from: Date, to: Date, hours: OpeningHours): number {
  const last = kyivDay(to)
  let ms = 0
  for (let noon = new Date(`${kyivDay(from)}T12:00:00Z`); ; noon = new Date(noon.getTime() + dayMs)) {
    const day = noon.toISOString().slice(0, 10)
    if (day > last) return Math.floor(ms / minuteMs)
    const [opens, closes] = openingOf(day, hours)
    ms += Math.max(0, Math.min(to.getTime(), closes) - Math.max(from.getTime(), opens))
  }
}
