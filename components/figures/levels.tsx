import { Fragment } from 'react'
import type { Bar, FigureOf } from '#lib/content/figure'
import { placeOn, round } from '#lib/figures/scale'
import type { Locale } from '#lib/i18n/locales'

/** Columns from a common zero: the band, what lies above it, and the marker on top; words stand in per cent of their box. */
export function Levels({ figure, locale }: { figure: FigureOf<'levels'>; locale: Locale }) {
  const { range, columns, isSteps } = figure
  const y = (value: number) => round(100 - placeOn(range, value))
  const width = 100 / columns.length
  const inset = isSteps ? 0 : width * 0.08
  const placed = columns.map((column, index) => {
    const [left, right] = [index * width + inset, (index + 1) * width - inset]
    return { ...column, left, right, top: y(column.marker), edge: y(column.band) }
  })
  return (
    <div className="levels">
      <svg>
        {placed.map(({ left, right, top, edge }) => {
          const box = { x: `${left}%`, width: `${right - left}%` }
          const middle = `${(left + right) / 2}%`
          const rest = isSteps ? 'rest' : 'band-weak'
          return (
            <Fragment key={left}>
              <rect className={rest} {...box} y={`${top}%`} height={`${round(edge - top)}%`} />
              <rect className="band" {...box} y={`${edge}%`} height={`${100 - edge}%`} />
              {isSteps && (
                <line className="gap" x1={middle} x2={middle} y1={`${edge}%`} y2={`${top}%`} />
              )}
              <line
                className="marker"
                x1={`${left}%`}
                x2={`${right}%`}
                y1={`${top}%`}
                y2={`${top}%`}
              />
            </Fragment>
          )
        })}
        {placed.flatMap(({ left, top, edge, value, restLabel, bandLabel }) =>
          [
            { text: value, y: top, dy: '-.4em', className: 'number' },
            { text: restLabel, y: (top + edge) / 2, dy: '.35em' },
            { text: bandLabel, y: edge, dy: '1.7em' },
          ].map(
            ({ text, y, ...look }) =>
              text && (
                <text key={`${left} ${look.dy}`} x={`${left}%`} dx="12" y={`${y}%`} {...look}>
                  {text[locale]}
                </text>
              ),
          ),
        )}
        <line className="threshold" x2="100%" y1="100%" y2="100%" />
      </svg>
      <p className="grid auto-cols-fr grid-flow-col pt-2.5 text-base">
        {columns.map(({ label }) => (
          <span key={label.en} className={isSteps ? 'pl-3' : 'pl-[calc(8%+12px)]'}>
            {label[locale]}
          </span>
        ))}
      </p>
    </div>
  )
}

/** Pairs of bars with their words and markers, 110 units high. */
export function Bars({
  figure: { range, pairs },
  locale,
}: {
  figure: FigureOf<'bars'>
  locale: Locale
}) {
  const place = ({ value }: Bar) => `${placeOn(range, value)}%`
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
    <div className="bars">
      {pairs.map(({ label, longer, shorter }) => {
        const [end, short] = [place(longer), place(shorter)]
        return (
          <div key={label.en}>
            <b>{label[locale]}</b>
            <svg>
              <rect className="band" y="7" width={end} height="44" rx="6" />
              <rect className="rest" y="59" width={short} height="44" rx="6" />
              <line className="gap" x1={short} x2={end} y1="81" y2="81" />
              <line className="marker" x1={end} x2={end} y1="2.5" y2="107.5" />
              <line className="marker" x1={short} x2={short} y1="54.5" y2="107.5" />
              {wordsOf(longer, '29')}
              <g className="in-rest">{wordsOf(shorter, '81')}</g>
            </svg>
          </div>
        )
      })}
    </div>
  )
}
