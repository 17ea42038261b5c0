import type { ReportMarker } from '#content/report'

/** Place of a value on a marker's scale, in per cent of its width, kept inside it. */
export function toPercent({ scale: [low, high] }: Pick<ReportMarker, 'scale'>, value: number): number {
  return Math.round(Math.min(100, Math.max(0, ((value - low) / (high - low)) * 100)) * 10) / 10
}

/** True when a value lies in the marker's reference range, ends included. */
export function isInRange({ range: [from, to] }: Pick<ReportMarker, 'range'>, value: number): boolean {
  return (from === null || value >= from) && value <= to
}
