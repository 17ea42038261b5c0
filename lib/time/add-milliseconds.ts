/** The time `ms` milliseconds later, or earlier where they are negative, as the store keeps times (ISO 8601). */
export const addMilliseconds = (time: Date, ms: number): string =>
  new Date(time.getTime() + ms).toISOString()

/**
 * Clocks of two instances differ by less, in milliseconds: a time further ahead was written before the
 * clock went back.
 */
export const clockToleranceMs = 60_000
