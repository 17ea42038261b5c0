import type { Band } from '#content/figures/types'
import { placeOn, round, ticksOf } from '#lib/figures/place-on'

type Props = {
  /** Lowest and highest value drawn. */
  range: readonly [number, number]
  isLogarithmic?: boolean | undefined
  bands?: readonly Band[] | undefined
  marker?: number | undefined
  dot?: { readonly at: number; readonly isQuiet?: true } | undefined
  /** Values with a grid line. */
  grid?: readonly number[]
  /** A line through this row and its neighbours. */
  line?: number | undefined
}

/** One scale from end to end, as wide as its box: bands, their ticks, and the marker or dot. */
export function Track({ range, isLogarithmic, bands = [], marker, dot, grid = [], line }: Props) {
  const place = (value: number) => placeOn(range, value, isLogarithmic)
  const x = (value: number) => `${place(value)}%`
  const ticks = bands.flatMap(ticksOf)
  const [first, last] = range
  return (
    <svg className="track">
      <g>
        <rect className="outside" y="5" width="100%" height="22" />
        {grid.map((at) => (
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
          <path className="ticks" d={ticks.map((at) => `M${at} 0v1`).join('')} />
        </svg>
      )}
      {line !== undefined && <line className="threshold" x1={x(line)} x2={x(line)} y1="0" y2="32" />}
      {marker !== undefined && <line className="marker" x1={x(marker)} x2={x(marker)} y1="2.5" y2="29.5" />}
      {dot && <line className="path" x2={x(dot.at)} y1="16" y2="16" />}
      {dot && <circle className={dot.isQuiet ? 'ring quiet' : 'ring'} cx={x(dot.at)} cy="16" r="8" />}
    </svg>
  )
}
