import { addDays, findKyivTime, getKyivDay } from '#lib/time/kyiv-time'
import { getOpeningSpans, type OpeningHours } from '#lib/time/next-call'

/** Two hours of opening time in which a visitor may ask to be called. Times are ISO 8601. */
export type CallWindow = { readonly startsAt: string; readonly endsAt: string }

const windowHours = 2
const windowCount = 3
/** Reception needs this time to see the choice before the window begins. */
const minLeadMs = 15 * 60_000
/** A clinic that is closed for more days than this offers no window. */
const maxDaysAhead = 60

/**
 * Lists the next windows that a visitor may choose. The windows of a day follow each other without
 * gaps from the opening time. The list has fewer than three windows if the clinic is closed for
 * long.
 */
export function listCallWindows(now: Date, hours: OpeningHours): readonly CallWindow[] {
  const earliest = new Date(now.getTime() + minLeadMs).toISOString()
  const today = getKyivDay(now)
  const windows: CallWindow[] = []
  for (let ahead = 0; ahead < maxDaysAhead && windows.length < windowCount; ahead += 1)
    windows.push(...listWindowsOfDay(addDays(today, ahead), earliest, hours))
  return windows.slice(0, windowCount)
}

/**
 * Finds the offered window that begins at a time. Returns null for a window that is no longer
 * offered.
 */
export function findCallWindow(
  startsAt: string,
  now: Date,
  hours: OpeningHours,
): CallWindow | null {
  return listCallWindows(now, hours).find((window) => window.startsAt === startsAt) ?? null
}

/**
 * Divides the opening spans of a day into windows, and leaves out windows that begin before
 * `earliest`. Time that remains at the end of a span is no window, because it is too short.
 */
function listWindowsOfDay(day: string, earliest: string, hours: OpeningHours): CallWindow[] {
  return getOpeningSpans(day, hours).flatMap(({ opens, closes }) => {
    const windows: CallWindow[] = []
    let start = opens
    while (addHours(start) <= closes) {
      const end = addHours(start)
      const startsAt = findKyivTime(day, start)?.toISOString()
      const endsAt = findKyivTime(day, end)?.toISOString()
      if (startsAt && endsAt && startsAt >= earliest) windows.push({ startsAt, endsAt })
      start = end
    }
    return windows
  })
}

/** Adds the length of a window to a clock time: `09:00` becomes `11:00`. */
function addHours(time: string): string {
  return `${String(Number(time.slice(0, 2)) + windowHours).padStart(2, '0')}${time.slice(2)}`
}
