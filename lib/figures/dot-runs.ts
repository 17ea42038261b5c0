import type { DotField } from '#content/figures/types'

/** A run of dots of one kind in one column, from `from` upwards. */
export type DotRun = { column: number; from: number; count: number; group: DotField['dots'][number] }

export function toRuns({ heights, dots }: DotField): DotRun[] {
  const runs: DotRun[] = []
  const heightOf = (column: number) => (typeof heights === 'number' ? heights : (heights[column] ?? Infinity))
  let column = 0
  let from = 0
  for (const group of dots) {
    for (let left = group.count; left > 0;) {
      const count = Math.min(left, heightOf(column) - from)
      runs.push({ column, from, count, group })
      left -= count
      from += count
      if (from === heightOf(column)) {
        column += 1
        from = 0
      }
    }
  }
  return runs
}
