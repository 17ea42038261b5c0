import { formatKyivTime } from '#lib/time/kyiv-time'

/** The value of a `datetime-local` field for a time in Kyiv, such as `2026-11-23T09:00`. */
export const toFormTime = (time: Date): string => formatKyivTime(time).replace(' ', 'T')
