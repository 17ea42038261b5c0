import type { ReactNode } from 'react'
import type { FigureIn } from '#lib/content/schemas/figure'
import { placeOn, round } from '#lib/figures/scale'

type AxisRow = FigureIn<'axis'>['rows'][number]

type TrackProps = {
  range: readonly [first: number, last: number]
  isLogarithmic?: boolean | undefined
  bands?: AxisRow['bands']
  marker?: AxisRow['marker']
  dot?: AxisRow['dot']
  /** Values at which thin lines cross the scale. */
  gridLines?: readonly { readonly at: number }[]
  /** Value of the threshold, at which a line crosses the scale. */
  line?: number | undefined
}

/** Draws one scale over the whole width: bands with their ticks, and a marker or a dot. */
export function Track({
  range,
  isLogarithmic,
  bands = [],
  marker,
  dot,
  gridLines = [],
  line,
}: TrackProps): ReactNode {
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
        {gridLines.map(({ at }) => (
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
