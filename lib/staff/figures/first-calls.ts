/** How many leads were first called after so many whole minutes of opening hours. */
export type FirstCalls = ReadonlyMap<number, number>

/** The minutes within which nine calls of ten were made. */
function mostWithin(calls: FirstCalls): number {
  let left = 0.9 * [...calls.values()].reduce((sum, count) => sum + count, 0)
  const sorted = [...calls].sort(([one], [other]) => one - other)
  return sorted.find(([, count]) => (left -= count) <= 0)?.[0] ?? 0
}

/** Ends of the scale, in minutes. */
const ends = [30, 60, 120, 240, 480] as const

/** The shortest scale that has room for nine calls of ten. */
export function scaleEnd(calls: FirstCalls): number {
  const most = mostWithin(calls)
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
