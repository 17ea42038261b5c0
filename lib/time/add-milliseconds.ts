/**
 * Adds milliseconds to a time. Returns ISO 8601, the format of times in the database.
 *
 * @param ms milliseconds, negative to subtract
 */
export const addMilliseconds = (time: Date, ms: number): string =>
  new Date(time.getTime() + ms).toISOString()

/**
 * Largest difference between the clocks of two instances, in milliseconds. If a saved time is
 * further in the future, a clock was set back after the time was saved.
 */
export const clockToleranceMs = 60_000
