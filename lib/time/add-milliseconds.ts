/** Adds milliseconds, or subtracts negative ones. Returns ISO 8601, as the database keeps times. */
export const addMilliseconds = (time: Date, ms: number): string =>
  new Date(time.getTime() + ms).toISOString()

/**
 * Largest difference between the clocks of two instances, in milliseconds.
 * A time further ahead was written before the clock was set back.
 */
export const clockToleranceMs = 60_000
