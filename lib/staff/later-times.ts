import { clinic } from '#content/clinic'
import { atKyiv, kyivDay } from '#lib/kyiv-time'
import { openingMinutes } from '#lib/opening-minutes'

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000]

const isOpenAt = (time: Date) => openingMinutes(time, new Date(time.getTime() + minuteMs), clinic.hours) > 0

/** When a callback is offered, of the times that lie ahead in opening hours: in an hour, late today, twice the next day. */
export function laterTimes(now: Date): Date[] {
  const day = (ahead: number) => kyivDay(new Date(now.getTime() + ahead * dayMs))
  const openDays = [1, 2, 3, 4, 5, 6, 7].map(day).filter((each) => isOpenAt(atKyiv(each, clinic.hours.opens) ?? now))
  const [next = day(1)] = openDays
  const usual = [atKyiv(day(0), '17:00'), atKyiv(next, clinic.hours.opens), atKyiv(next, '14:00')]
  const times = [new Date(Math.ceil((now.getTime() + hourMs) / minuteMs) * minuteMs), ...usual]
  return times.filter((time) => time !== null).filter((time) => time > now && isOpenAt(time))
}
