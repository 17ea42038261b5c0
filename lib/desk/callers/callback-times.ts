import { getSiteContent } from '#lib/content/current-content'
import { addDays, findKyivTime, getKyivDay } from '#lib/time/kyiv-time'
import { getOpeningSpans, type OpeningHours } from '#lib/time/next-call'
import { isOpenAt } from '#lib/time/opening-minutes'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * Times offered for a callback: in an hour, at 17:00, and two times on the next open day.
 * Times outside opening hours are left out.
 */
export function getCallbackTimes(
  now: Date,
  hours: OpeningHours = getSiteContent().clinic.hours,
): Date[] {
  const today = getKyivDay(now)
  const nextDays = [1, 2, 3, 4, 5, 6, 7].map((ahead) => addDays(today, ahead))
  const openDay = nextDays.find((day) => getOpeningSpans(day, hours).length > 0)
  const nextDay = openDay ?? addDays(today, 1)
  const [{ opens } = { opens: '' }] = getOpeningSpans(nextDay, hours)
  const inAnHour = new Date(Math.ceil((now.getTime() + hourMs) / minuteMs) * minuteMs)
  const times = [
    inAnHour,
    findKyivTime(today, '17:00'),
    findKyivTime(nextDay, opens),
    findKyivTime(nextDay, '14:00'),
  ]
  return times.filter((time) => time !== null && time > now && isOpenAt(time, hours)) as Date[]
}
