import { formatKyivTime } from '#lib/time/kyiv-time'

/** Formats a time as the value of a `datetime-local` field in Kyiv, such as `2026-11-23T09:00`. */
export const toFormTime = (time: Date): string => formatKyivTime(time).replace(' ', 'T')
