import { Fragment } from 'react'
import type { Bar, FigureOf } from '#lib/content/figure'
import { placeOn, round } from '#lib/figures/scale'
import type { Locale } from '#lib/i18n/locales'

type LevelsProps = { figure: FigureOf<'levels'>; locale: Locale }

/** Columns from a common zero: the band, what lies above it, and the marker on top. */
export function Levels({ figure, locale }: LevelsProps) {
  return (
    <div className="levels">
      <svg>
        <LevelsPlot figure={figure} locale={locale} />
        <line className="threshold" x2="100%" y1="100%" y2="100%" />
      </svg>
      <p className="grid auto-cols-fr grid-flow-col pt-2.5 text-base">
        {figure.columns.map(({ label }) => (
          <span key={label.en} className={figure.isSteps ? 'pl-3' : 'pl-[calc(8%+12px)]'}>
            {label[locale]}
          </span>
        ))}
      </p>
    </div>
  )
}

/** The columns, and on them all what is written, placed in per cent of their box. */
function LevelsPlot({ figure: { range, columns, isSteps }, locale }: LevelsProps) {
  const y = (value: number) => round(100 - placeOn(range, value))
  const width = 100 / columns.length
  const inset = isSteps ? 0 : width * 0.08
  const placed = columns.map(({ band, marker, ...words }, index) => {
    const [left, right] = [index * width + inset, (index + 1) * width - inset]
    return { ...words, left, right, top: y(marker), edge: y(band) }
  })
  const shapes = placed.map(({ left, right, top, edge }) => {
    const box = { x: `${left}%`, width: `${right - left}%` }
    const middle = `${(left + right) / 2}%`
    return (
      <Fragment key={left}>
        <rect className={isSteps ? 'rest' : 'band-weak'} {...box} y={`${top}%`} height={`${round(edge - top)}%`} />
        <rect className="band" {...box} y={`${edge}%`} height={`${100 - edge}%`} />
        {isSteps && <line className="gap" x1={middle} x2={middle} y1={`${edge}%`} y2={`${top}%`} />}
        <line className="marker" x1={`${left}%`} x2={`${right}%`} y1={`${top}%`} y2={`${top}%`} />
      </Fragment>
    )
  })
  const words = placed.flatMap(({ left, top, edge, value, restLabel, bandLabel }) =>
    [
      { text: value, y: top, dy: '-.4em', className: 'number' },
      { text: restLabel, y: (top + edge) / 2, dy: '.35em' },
      { text: bandLabel, y: edge, dy: '1.7em' },
    ].map(({ text, y, ...look }) => {
      const place = { x: `${left}%`, dx: 12, y: `${y}%` }
      return (
        text && (
          <text key={`${left} ${look.dy}`} {...place} {...look}>
            {text[locale]}
          </text>
        )
      )
    }),
  )
  return [shapes, words]
}

export function Bars({ figure: { range, pairs }, locale }: { figure: FigureOf<'bars'>; locale: Locale }) {
  return (
    <div className="bars">
      {pairs.map((pair) => (
        <div key={pair.label.en}>
          <b>{pair.label[locale]}</b>
          <svg>
            <BarsPlot range={range} pair={pair} locale={locale} />
          </svg>
        </div>
      ))}
    </div>
  )
}

type PlotProps = Pick<FigureOf<'bars'>, 'range'> & { pair: FigureOf<'bars'>['pairs'][number]; locale: Locale }

/** Two bars with their words and markers, 110 units high. */
function BarsPlot({ range, pair: { longer, shorter }, locale }: PlotProps) {
  const place = ({ value }: Bar) => `${placeOn(range, value)}%`
  const [end, short] = [place(longer), place(shorter)]
  const wordsOf = (bar: Bar, y: string) => (
    <>
      <text x="14" y={y} dy=".35em">
        {bar.label[locale]}
      </text>
      <text className="number" x={place(bar)} dx="-14" y={y} dy=".35em" textAnchor="end">
        {bar.shown[locale]}
      </text>
    </>
  )
  return (
    <>
      <rect className="band" y="7" width={end} height="44" rx="6" />
      <rect className="rest" y="59" width={short} height="44" rx="6" />
      <line className="gap" x1={short} x2={end} y1="81" y2="81" />
      <line className="marker" x1={end} x2={end} y1="2.5" y2="107.5" />
      <line className="marker" x1={short} x2={short} y1="54.5" y2="107.5" />
      {wordsOf(longer, '29')}
      <g className="in-rest">{wordsOf(shorter, '81')}</g>
    </>
  )
}
