type Range = readonly [first: number, last: number]

/** Position of a value between the ends of a range, in per cent. */
export function placeOn([first, last]: Range, value: number, isLogarithmic?: boolean): number {
  const on = isLogarithmic ? Math.log10 : Number
  return round((100 * (on(value) - on(first))) / (on(last) - on(first)))
}

/** Rounds to one decimal place. */
export const round = (value: number): number => Math.round(value * 10) / 10

/**
 * Position of a value on a laboratory marker's scale, in per cent. A value outside of the scale
 * gets 0 or 100.
 */
export function toPercent({ scale }: { readonly scale: Range }, value: number): number {
  return Math.min(100, Math.max(0, placeOn(scale, value)))
}

type MarkerWithRange = { readonly range: readonly [from: number | null, to: number] }

/**
 * Distance of a value from a laboratory marker's normal range: positive above, negative below, 0
 * inside.
 */
export function distanceFromRange({ range: [from, to] }: MarkerWithRange, value: number): number {
  if (value > to) return value - to
  return from === null || value >= from ? 0 : value - from
}
