import type { ReportMarker } from '#content/report'

/** Place of a value on a marker's scale, in per cent of its width, kept inside it. */
export function toPercent({ scale: [low, high] }: Pick<ReportMarker, 'scale'>, value: number): number {
  return Math.round(Math.min(100, Math.max(0, ((value - low) / (high - low)) * 100)) * 10) / 10
}

/** How far a value lies outside the marker's reference range, in its unit: above it, below it (negative), or 0 inside, ends included. */
export function distanceFromRange({ range: [from, to] }: Pick<ReportMarker, 'range'>, value: number): number {
  if (value > to) return value - to
  return from === null || value >= from ? 0 : value - from
}
