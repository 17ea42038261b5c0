import type { LevelsFigure } from '#content/figures/types'
import { placeOn } from '#lib/figures/place-on'
import type { Locale } from '#lib/i18n/locales'

/** Columns from a common zero: the band, what lies above it, and the marker on top. */
export function Levels({ figure, locale }: { figure: LevelsFigure; locale: Locale }) {
  const { range, columns, isSteps } = figure
  const width = 100 / columns.length
  const inset = isSteps ? 0 : width * 0.08
  const y = (value: number) => 100 - placeOn(range, value)
  return (
    <div className={isSteps ? 'levels steps' : 'levels'}>
      <svg>
        {columns.map((column, index) => (
          <Column
            key={column.label.en}
            from={index * width + inset}
            width={width - 2 * inset}
            band={y(column.band)}
            top={y(column.marker)}
            isOut={isSteps}
          />
        ))}
        <line className="threshold" x2="100%" y1="100%" y2="100%" />
        {columns.map((column, index) => (
          <Words
            key={column.label.en}
            x={`${index * width + inset}%`}
            band={y(column.band)}
            top={y(column.marker)}
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

/** Places are in per cent of the plot, from its upper left corner. */
type Places = { band: number; top: number }

type ColumnProps = Places & { from: number; width: number; isOut?: boolean | undefined }

function Column({ from, width, band, top, isOut }: ColumnProps) {
  const middle = `${from + width / 2}%`
  const box = { x: `${from}%`, width: `${width}%` }
  return (
    <>
      <rect className={isOut ? 'rest' : 'band-weak'} {...box} y={`${top}%`} height={`${band - top}%`} />
      <rect className="band" {...box} y={`${band}%`} height={`${100 - band}%`} />
      {isOut && <line className="gap" x1={middle} x2={middle} y1={`${band}%`} y2={`${top}%`} />}
      <line className="marker" x1={`${from}%`} x2={`${from + width}%`} y1={`${top}%`} y2={`${top}%`} />
    </>
  )
}

/** The words of a column; they may reach over the next one. */
function Words({ x, band, top, texts }: Places & { x: string; texts: (string | undefined)[] }) {
  const [value, rest, bandLabel] = texts
  return (
    <>
      <text className="number" x={x} dx="12" y={`${top}%`} dy="-.4em">
        {value}
      </text>
      {rest && (
        <text x={x} dx="12" y={`${(top + band) / 2}%`} dy=".35em">
          {rest}
        </text>
      )}
      {bandLabel && (
        <text x={x} dx="12" y={`${band}%`} dy="1.7em">
          {bandLabel}
        </text>
      )}
    </>
  )
}
