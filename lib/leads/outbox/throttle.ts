const minute = 60_000

/**
 * Spreads deliveries: a minute's worth at once, the rest evenly after it. Counts in this process.
 * @returns a function giving the milliseconds the next lead has to wait, from a clock in milliseconds that never goes back.
 */
export function createThrottle(perMinute: number): (now: number) => number {
  const step = minute / perMinute
  let booked = 0
  return (now) => {
    booked = Math.max(booked, now) + step
    return Math.max(0, Math.round(booked - now - minute))
  }
}
