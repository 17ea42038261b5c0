/** How many leads were first called after so many whole minutes of opening hours. */
export type FirstCalls = ReadonlyMap<number, number>

/** Within how many minutes of opening hours a lead shall be called (the desk's promise). */
export const goalMinutes = 15

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** The minutes within which this share (0 to 1) of the calls were made; null without any. */
export function quantile(calls: FirstCalls, share: number): number | null {
  const sorted = [...calls].sort(([one], [other]) => one - other)
  let left = share * sum([...calls.values()])
  for (const [minutes, count] of sorted) {
    left -= count
    if (left <= 0) return minutes
  }
  return null
}

/** Share of the calls made within the goal, 0 to 1; null without any. */
export function shareInTime(calls: FirstCalls): number | null {
  const all = sum([...calls.values()])
  const inTime = sum([...calls].filter(([minutes]) => minutes <= goalMinutes).map(([, count]) => count))
  return all === 0 ? null : inTime / all
}

/** Ends of the scale, in minutes. */
const ends = [30, 60, 120, 240, 480] as const

/** The shortest scale that has room for nine calls of ten. */
export function scaleEnd(calls: FirstCalls): number {
  const most = quantile(calls, 0.9) ?? 0
  return ends.find((end) => most <= end) ?? 480
}

/** Calls side by side are drawn as one pile: a scale has so many steps. None of them holds both 15 minutes and 16. */
const steps = 30

/** Piles of calls on a scale, by their first minute; what is later than its end stands there. */
export function toPiles(calls: FirstCalls, end: number): { minutes: number; count: number }[] {
  const piles = new Map<number, number>()
  for (const [minutes, count] of calls) {
    const step = Math.min(steps, Math.floor((minutes * steps) / end))
    piles.set(step, (piles.get(step) ?? 0) + count)
  }
  return [...piles].map(([step, count]) => ({ minutes: (step * end) / steps, count }))
}
