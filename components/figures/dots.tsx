import type { DotField, DotKind, DotsFigure } from '#content/figures/types'
import { toRuns } from '#lib/figures/dot-runs'
import type { Locale } from '#lib/i18n/locales'

/** From one dot to the next upwards; sidewards it is one. */
const rowHeight = 0.8

/** One or two fields of dots with their numbers. */
export function Dots({ figure, locale }: { figure: DotsFigure; locale: Locale }) {
  const layout = figure.isWide ? 'dots-wide' : figure.fields.length === 2 ? 'dots-pair' : 'dots-single'
  return (
    <div className={layout}>
      {figure.fields.map((field, index) => (
        <div key={index} className="dots">
          <Field field={field} />
          <div className="dots-labels">
            {field.labels.map(({ value, label, kind }) => (
              <p key={value.en}>
                <b>{value[locale]}</b>
                <span>
                  {kind && <DotKey kind={kind} />}
                  {label[locale]}
                </span>
              </p>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

function Field({ field }: { field: DotField }) {
  const runs = toRuns(field)
  const columns = 1 + Math.max(...runs.map(({ column }) => column))
  // Where the columns differ, the band is a range of columns.
  const isEven = typeof field.heights === 'number'
  const rows = isEven ? field.heights : Math.max(...field.heights)
  const bottom = rowHeight * (rows - 0.5)
  const y = (row: number) => Number((bottom - rowHeight * row).toFixed(1))
  const band = (strength: 'full' | 'weak') =>
    runs
      .filter(({ group }) => group.band === strength)
      .map(({ column, from, count }) =>
        isEven ? `M${column} ${y(from - 0.5)}V${y(from + count - 0.5)}` : `M${column} 0V${y(-0.5)}`,
      )
      .join('')
  // A little longer than to the last dot, so that rounding never loses it.
  const dots = (kinds: readonly string[]) =>
    runs
      .filter(({ group }) => kinds.includes(group.kind))
      .map(({ column, from, count }) => `M${column} ${y(from)}V${(y(from + count - 1) - 0.01).toFixed(2)}`)
      .join('')
  return (
    <svg aria-hidden="true" className="dot-field" viewBox={`-0.5 0 ${columns} ${(rowHeight * rows).toFixed(1)}`}>
      <path className="column-weak" d={band('weak')} />
      <path className="column" d={band('full')} />
      <path className="dot" d={dots(['filled', 'hollow', 'out'])} />
      <path className="dot-core" d={dots(['hollow'])} />
      <path className="dot-out" d={dots(['out'])} />
    </svg>
  )
}

/** A dot before the word that says what dots of its kind are. */
export function DotKey({ kind }: { kind: DotKind | 'quiet' }) {
  return (
    <svg className="dot-key">
      <path className={kind === 'quiet' ? 'dot quiet' : 'dot'} d="M7 7h0" />
      {kind === 'hollow' && <path className="dot-core" d="M7 7h0" />}
      {kind === 'out' && <path className="dot-out" d="M7 7h0" />}
    </svg>
  )
}
