import { placeOn } from '#components/figures/track'
import type { LevelsFigure } from '#content/figures/types'
import type { Locale } from '#lib/i18n/locales'

/** Columns from a common zero: the band, what lies above it, and the marker on top. */
export function Levels({ figure, locale }: { figure: LevelsFigure; locale: Locale }) {
  const { range, ticks = [], columns, isSteps } = figure
  const width = 100 / columns.length
  const inset = isSteps ? 0 : width * 0.08
  const y = (value: number) => 100 - placeOn(range, value)
  return (
    <div className="levels">
      <svg>
        {ticks.map(({ at, label }) => (
          <g key={at}>
            <line className="grid-line" x2="100%" y1={`${y(at)}%`} y2={`${y(at)}%`} />
            <text y={`${y(at)}%`} dy="-.4em">
              {label[locale]}
            </text>
          </g>
        ))}
        {columns.map((column, index) => (
          <Column
            key={column.label.en}
            from={index * width + inset}
            width={width - 2 * inset}
            band={y(column.band)}
            top={y(column.marker)}
            isOut={isSteps}
            texts={[column.value, column.restLabel, column.bandLabel].map((text) => text?.[locale])}
          />
        ))}
      </svg>
      <p className="levels-columns">
        {columns.map(({ label }) => (
          <span key={label.en}>{label[locale]}</span>
        ))}
      </p>
    </div>
  )
}

type ColumnProps = {
  from: number
  width: number
  band: number
  top: number
  isOut?: boolean | undefined
  texts: (string | undefined)[]
}

/** One column; places are in per cent of the plot, from its upper left corner. */
function Column({ from, width, band, top, isOut, texts }: ColumnProps) {
  const [value, rest, bandLabel] = texts
  const left = `${from}%`
  const middle = `${from + width / 2}%`
  const box = { x: left, width: `${width}%` }
  return (
    <>
      <rect className={isOut ? 'rest' : 'band-weak'} {...box} y={`${top}%`} height={`${band - top}%`} />
      <rect className="band" {...box} y={`${band}%`} height={`${100 - band}%`} />
      {isOut && <line className="gap" x1={middle} x2={middle} y1={`${band}%`} y2={`${top}%`} />}
      <line className="marker" x1={left} x2={`${from + width}%`} y1={`${top}%`} y2={`${top}%`} />
      <text className="number" x={left} dx="10" y={`${top}%`} dy="-.4em">
        {value}
      </text>
      {rest && (
        <text x={left} dx="12" y={`${(top + band) / 2}%`} dy=".35em">
          {rest}
        </text>
      )}
      {bandLabel && (
        <text className="in-band" x={left} dx="12" y={`${band}%`} dy="1.7em">
          {bandLabel}
        </text>
      )}
    </>
  )
}
