type Range = readonly [first: number, last: number]

/** Where a value lies between the ends of a range, in per cent. */
export function placeOn([first, last]: Range, value: number, isLogarithmic?: boolean): number {
  const on = isLogarithmic ? Math.log10 : Number
  return round((100 * (on(value) - on(first))) / (on(last) - on(first)))
}

/** Rounds to one decimal place. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** Place of a value on a marker's scale, in per cent of its width, kept inside it. */
export function toPercent({ scale }: { readonly scale: Range }, value: number): number {
  return Math.min(100, Math.max(0, placeOn(scale, value)))
}

type MarkerWithRange = { readonly range: readonly [from: number | null, to: number] }

/** How far a value lies outside the marker's reference range, in its unit: above it, below it (negative), or 0 inside, ends included. */
export function distanceFromRange({ range: [from, to] }: MarkerWithRange, value: number): number {
  if (value > to) return value - to
  return from === null || value >= from ? 0 : value - from
}
