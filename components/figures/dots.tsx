import type { ReactNode } from 'react'
import type { InLanguage } from '#lib/content/localized'
import type { DotField, FigureIn } from '#lib/content/schemas/figure'
import { DotKey } from '#components/figures/dot-key'

const rowHeight = 0.8

export function Dots({ figure }: { figure: FigureIn<'dots'> }): ReactNode {
  return (
    <div className={layoutOf(figure)}>
      {figure.fields.map((field, index) => (
        <div key={index} className="dots">
          <Field field={field} />
          <div className="dots-labels">
            {field.labels.map(({ value, label, kind }) => (
              <p key={value}>
                <b>{value}</b>
                <span>
                  {kind && <DotKey kind={kind} />}
                  {label}
                </span>
              </p>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

function layoutOf({ isWide, fields }: FigureIn<'dots'>): string {
  if (isWide) return 'dots-wide'
  return fields.length === 2 ? 'dots-pair' : 'dots-single'
}

/**
 * Draws a field of dots. A column is one unit wide; the lowest row lies at y = 0. A group of dots
 * may have a band behind its dots. When `heights` gives each column its own height, this band
 * covers whole columns.
 */
function Field({ field }: { field: InLanguage<DotField> }) {
  const y = (row: number) => Number((-rowHeight * row).toFixed(1))
  const isEven = typeof field.heights === 'number'
  const rows = Math.max(...[field.heights].flat())
  const runs = toRuns(field)
  const path = (isDrawn: (group: Group) => boolean, draw: (run: DotRun) => string) =>
    runs.flatMap((run) => (isDrawn(run.group) ? draw(run) : [])).join('')
  const band = (strength: Group['band']) =>
    path(
      (group) => group.band === strength,
      ({ column, from, count }) =>
        isEven
          ? `M${column} ${y(from - 0.5)}V${y(from + count - 0.5)}`
          : `M${column} ${y(20)}V${y(-20)}`,
    )
  // The line ends 0.01 units after the last dot, so that rounding never removes the last dot.
  const dots = (isDrawn: (group: Group) => boolean) =>
    path(
      isDrawn,
      ({ column, from, count }) =>
        `M${column} ${y(from)}V${(y(from + count - 1) - 0.01).toFixed(2)}`,
    )
  const paths = {
    'column-weak': band('weak'),
    column: band('full'),
    dot: dots(({ band }) => band === undefined),
    'dot on-band': dots(({ band }) => band !== undefined),
    'dot-core': dots(({ kind }) => kind === 'hollow'),
    'dot-out': dots(({ kind }) => kind === 'out'),
  }
  const columns = Math.max(...runs.map(({ column }) => column + 1))
  const height = rowHeight * rows
  const viewBox = `-0.5 ${(rowHeight / 2 - height).toFixed(1)} ${columns} ${height.toFixed(1)}`
  return (
    <svg aria-hidden="true" className="dot-field" viewBox={viewBox}>
      {Object.entries(paths).map(([name, d]) => d && <path key={name} className={name} d={d} />)}
    </svg>
  )
}

type Group = InLanguage<DotField>['dots'][number]

/** Dots of one group in one column: `count` dots, from row `from` upwards. */
type DotRun = { column: number; from: number; count: number; group: Group }

function toRuns({ heights, dots }: Pick<InLanguage<DotField>, 'heights' | 'dots'>): DotRun[] {
  const runs: DotRun[] = []
  let column = 0
  let from = 0
  for (const group of dots) {
    for (let left = group.count; left > 0;) {
      const height = typeof heights === 'number' ? heights : (heights[column] ?? Infinity)
      const count = Math.min(left, height - from)
      runs.push({ column, from, count, group })
      left -= count
      from += count
      if (from === height) {
        column += 1
        from = 0
      }
    }
  }
  return runs
}
