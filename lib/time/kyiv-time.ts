const zone = 'Europe/Kyiv'
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Clock time in Kyiv for people: `2026-11-20 14:05`. */
export function formatKyivTime(time: Date): string {
  return format.format(time)
}

const inWords = new Intl.DateTimeFormat('uk', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: zone,
})

/** Clock time in Kyiv in Ukrainian words, for e-mails: `20 листопада 2026 р. о 14:05`. */
export function formatKyivTimeInWords(iso: string): string {
  return inWords.format(new Date(iso))
}

/** Day in Kyiv: `2026-11-20`. */
export function getKyivDay(time: Date): string {
  return formatKyivTime(time).slice(0, 10)
}

/** When a clock in Kyiv shows a time (`09:00`) of a day (`2026-11-20`); null when it never does. */
export function findKyivTime(day: string, time: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return null
  const candidates = ['+02:00', '+03:00'].map((offset) => new Date(`${day}T${time}:00${offset}`))
  return (
    candidates.find(
      (each) => !Number.isNaN(each.getTime()) && formatKyivTime(each) === `${day} ${time}`,
    ) ?? null
  )
}

/** When a day (`2026-11-20`) begins in Kyiv; null when it is not a day. */
export function getKyivDayStart(day: string): Date | null {
  return findKyivTime(day, '00:00')
}

/** The day (`2026-11-20`) so many days later. @throws RangeError when it is not a day. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

/** When the day after a day (`2026-11-20`) begins in Kyiv. @throws RangeError when it is not a day. */
export function getKyivDayEnd(day: string): Date {
  return getKyivDayStart(addDays(day, 1)) ?? new Date(NaN)
}
