import type { FigureOf } from '#lib/content/figure'
import { placeOn, round } from '#lib/figures/scale'
import type { Locale } from '#lib/i18n/locales'

type Axis = FigureOf<'axis'>

/** Values with a scale each, or all over one axis whose ticks are named below. */
export function Scales({ figure, locale }: { figure: FigureOf<'scales'> | Axis; locale: Locale }) {
  const axis = figure.form === 'axis' ? figure : undefined
  const rows =
    figure.form === 'axis' ? figure.rows.map((row) => ({ ...figure, ...row })) : figure.rows
  return (
    <div className="scales">
      {rows.map(({ label, value, ...track }) => (
        <p key={label.en} className="scale">
          <span>
            <b>{label[locale]}</b> <span>{value[locale]}</span>
          </span>
          <Track {...track} />
        </p>
      ))}
      {axis && (
        <svg className="scale-axis">
          {axis.ticks.map(({ at, label }) => {
            const place = placeOn(axis.range, at, axis.isLogarithmic)
            const anchor = place === 0 ? 'start' : place === 100 ? 'end' : 'middle'
            const strong = at === axis.line ? 'strong' : undefined
            return (
              <text key={at} className={strong} x={`${place}%`} y="1.1em" textAnchor={anchor}>
                {label[locale]}
              </text>
            )
          })}
        </svg>
      )}
    </div>
  )
}

type TrackProps = Omit<Axis['rows'][number], 'label' | 'value'> &
  Pick<Axis, 'range' | 'isLogarithmic' | 'line'> &
  Partial<Pick<Axis, 'ticks'>>

/** One scale from end to end, as wide as its box: bands, their ticks, and the marker or dot. */
function Track({
  range,
  isLogarithmic,
  bands = [],
  marker,
  dot,
  ticks: grid = [],
  line,
}: TrackProps) {
  const place = (value: number) => placeOn(range, value, isLogarithmic)
  const x = (value: number) => `${place(value)}%`
  const [first, last] = range
  const ticks = bands
    .flatMap(({ from, to, every }) =>
      every
        ? Array.from(
            { length: Math.floor((to - from) / every) + 1 },
            (_tick, index) => from + index * every,
          )
        : [],
    )
    .filter((at) => at >= first && at <= last)
  return (
    <svg className="track">
      <g>
        <rect className="outside" y="5" width="100%" height="22" />
        {grid.map(({ at }) => (
          <line key={at} className="grid-line" x1={x(at)} x2={x(at)} y1="5" y2="27" />
        ))}
        {bands.map(({ from, to, isWeak }) => (
          <rect
            key={from}
            className={isWeak ? 'band-weak' : 'band'}
            x={x(from)}
            y="5"
            width={`${round(place(to) - place(from))}%`}
            height="22"
          />
        ))}
      </g>
      {ticks.length > 0 && (
        <svg y="5" height="22" viewBox={`${first} 0 ${last - first} 1`} preserveAspectRatio="none">
          <path
            className="ticks"
            strokeWidth={0.015 * (last - first)}
            d={ticks.map((at) => `M${at} 0v1`).join('')}
          />
        </svg>
      )}
      {line !== undefined && (
        <line className="threshold" x1={x(line)} x2={x(line)} y1="0" y2="32" />
      )}
      {marker !== undefined && (
        <line className="marker" x1={x(marker)} x2={x(marker)} y1="2.5" y2="29.5" />
      )}
      {dot && <line className="path" x2={x(dot.at)} y1="16" y2="16" />}
      {dot && (
        <circle className={dot.isQuiet ? 'quiet circle' : 'circle'} cx={x(dot.at)} cy="16" r="8" />
      )}
    </svg>
  )
}

/** A relative risk on the line of no difference, large: less on its left is the band, more on its right is not. */
export function Ratio({ figure, locale }: { figure: FigureOf<'ratio'>; locale: Locale }) {
  const { range, marker, value, label, ends } = figure
  const x = `${placeOn(range, marker)}%`
  return (
    <div className="ratio">
      <svg>
        <text className="number" x={x} y="28" textAnchor="middle">
          {value[locale]}
        </text>
        <text x={x} y="52" textAnchor="middle">
          {label[locale]}
        </text>
        <g>
          <rect className="outside" y="76" width="100%" height="88" />
          <rect className="band" y="76" width={`${placeOn(range, 1)}%`} height="88" />
        </g>
        <line className="marker" x1={x} x2={x} y1="68" y2="172" />
      </svg>
      <p className="flex justify-between gap-5 pt-1.5">
        {ends.map((end) => (
          <span key={end.en} className="last:text-right">
            {end[locale]}
          </span>
        ))}
      </p>
    </div>
  )
}
