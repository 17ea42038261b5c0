import { Fragment } from 'react'
import type { Bar, BarsFigure, LevelsFigure } from '#lib/content/figure'
import { placeOn, round } from '#lib/figures/scale'
import type { Locale } from '#lib/i18n/locales'

/** Columns from a common zero: the band, what lies above it, and the marker on top. */
export function Levels({ figure, locale }: { figure: LevelsFigure; locale: Locale }) {
  const { columns, isSteps } = figure
  const places = placesOf(figure)
  return (
    <div className={isSteps ? 'levels steps' : 'levels'}>
      <svg>
        <LevelsPlot figure={figure} />
        <line className="threshold" x2="100%" y1="100%" y2="100%" />
        {columns.map((column, index) => (
          <Words key={column.label.en} column={column} place={places[index]} locale={locale} />
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

/** Places in the plot in per cent of its box, from its upper left corner. */
function placesOf({ range, columns, isSteps }: LevelsFigure) {
  const y = (value: number) => round(100 - placeOn(range, value))
  const width = 100 / columns.length
  const inset = isSteps ? 0 : width * 0.08
  return columns.map(({ band, marker }, index) => ({
    left: index * width + inset,
    right: (index + 1) * width - inset,
    band: y(band),
    top: y(marker),
  }))
}

type Column = LevelsFigure['columns'][number]

export function LevelsPlot({ figure }: { figure: LevelsFigure }) {
  return placesOf(figure).map(({ left, right, band, top }) => {
    const middle = `${(left + right) / 2}%`
    const box = { x: `${left}%`, width: `${right - left}%` }
    return (
      <Fragment key={left}>
        <rect
          className={figure.isSteps ? 'rest' : 'band-weak'}
          {...box}
          y={`${top}%`}
          height={`${round(band - top)}%`}
        />
        <rect className="band" {...box} y={`${band}%`} height={`${100 - band}%`} />
        {figure.isSteps && <line className="gap" x1={middle} x2={middle} y1={`${band}%`} y2={`${top}%`} />}
        <line className="marker" x1={`${left}%`} x2={`${right}%`} y1={`${top}%`} y2={`${top}%`} />
      </Fragment>
    )
  })
}

type WordsProps = { column: Column; place: ReturnType<typeof placesOf>[number] | undefined; locale: Locale }

function Words({ column, place, locale }: WordsProps) {
  if (!place) return null
  const { left, top, band } = place
  const text = { x: `${left}%`, dx: 12 }
  return (
    <>
      <text className="number" {...text} y={`${top}%`} dy="-.4em">
        {column.value[locale]}
      </text>
      {column.restLabel && (
        <text {...text} y={`${(top + band) / 2}%`} dy=".35em">
          {column.restLabel[locale]}
        </text>
      )}
      {column.bandLabel && (
        <text {...text} y={`${band}%`} dy="1.7em">
          {column.bandLabel[locale]}
        </text>
      )}
    </>
  )
}

export function Bars({ figure, locale }: { figure: BarsFigure; locale: Locale }) {
  return (
    <div className="bars">
      {figure.pairs.map(({ label, longer, shorter }) => {
        const end = `${placeOn(figure.range, longer.value)}%`
        const short = `${placeOn(figure.range, shorter.value)}%`
        return (
          <div key={label.en}>
            <b>{label[locale]}</b>
            <svg>
              <BarsPlot end={end} short={short} />
              <BarText bar={longer} end={end} y="29" locale={locale} />
              <g className="in-rest">
                <BarText bar={shorter} end={short} y="81" locale={locale} />
              </g>
            </svg>
          </div>
        )
      })}
    </div>
  )
}

/** Two bars with their markers, 110 units high. */
export function BarsPlot({ end, short }: { end: string; short: string }) {
  return (
    <>
      <rect className="band" y="7" width={end} height="44" rx="6" />
      <rect className="rest" y="59" width={short} height="44" rx="6" />
      <line className="gap" x1={short} x2={end} y1="81" y2="81" />
      <line className="marker" x1={end} x2={end} y1="2.5" y2="107.5" />
      <line className="marker" x1={short} x2={short} y1="54.5" y2="107.5" />
    </>
  )
}

type BarTextProps = { bar: Bar; end: string; y: string; locale: Locale }

function BarText({ bar, end, y, locale }: BarTextProps) {
  return (
    <>
      <text x="14" y={y} dy=".35em">
        {bar.label[locale]}
      </text>
      <text className="number" x={end} dx="-14" y={y} dy=".35em" textAnchor="end">
        {bar.shown[locale]}
      </text>
    </>
  )
}
