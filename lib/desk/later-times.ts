import { content } from '#lib/content/content'
import { addDays, atKyiv, kyivDay } from '#lib/time/kyiv-time'
import { type OpeningHours, spansOf } from '#lib/time/next-call'
import { isOpenAt } from '#lib/time/opening-minutes'

const [minuteMs, hourMs] = [60_000, 3_600_000]

/** When a callback is offered, of the times that lie ahead in opening hours: in an hour, late today, twice the next day. */
export function laterTimes(now: Date, hours: OpeningHours = content.clinic.hours): Date[] {
  const day = (ahead: number) => addDays(kyivDay(now), ahead)
  const openDays = [1, 2, 3, 4, 5, 6, 7].map(day).filter((each) => spansOf(each, hours).length > 0)
  const [next = day(1)] = openDays
  const [{ opens } = { opens: '' }] = spansOf(next, hours)
  const usual = [atKyiv(day(0), '17:00'), atKyiv(next, opens), atKyiv(next, '14:00')]
  const times = [new Date(Math.ceil((now.getTime() + hourMs) / minuteMs) * minuteMs), ...usual]
  return times.filter((time) => time !== null).filter((time) => time > now && isOpenAt(time, hours))
}
