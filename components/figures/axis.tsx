import type { ReactNode } from 'react'
import { Track } from '#components/figures/track'
import type { FigureIn } from '#lib/content/schemas/figure'
import { placeOn } from '#lib/figures/scale'

/**
 * Draws scales (`Track`) one below another, and below all scales one shared axis with labelled
 * ticks.
 */
export function Axis({ figure }: { figure: FigureIn<'axis'> }): ReactNode {
  const { range, isLogarithmic, ticks, line, rows } = figure
  return (
    <div className="scales">
      {rows.map(({ label, value, ...track }) => (
        <p key={label} className="scale">
          <span>
            <b>{label}</b> <span>{value}</span>
          </span>
          <Track
            range={range}
            isLogarithmic={isLogarithmic}
            gridLines={ticks}
            line={line}
            {...track}
          />
        </p>
      ))}
      <svg className="scale-axis">
        {ticks.map(({ at, label }) => {
          const place = placeOn(range, at, isLogarithmic)
          const strong = at === line ? 'strong' : undefined
          return (
            <text
              key={at}
              className={strong}
              x={`${place}%`}
              y="1.1em"
              textAnchor={anchorAt(place)}
            >
              {label}
            </text>
          )
        })}
      </svg>
    </div>
  )
}

/**
 * Returns the text anchor that keeps the label of a tick inside the drawing.
 * @param place position of the tick, in per cent of the axis
 */
function anchorAt(place: number): 'start' | 'middle' | 'end' {
  if (place === 0) return 'start'
  return place === 100 ? 'end' : 'middle'
}
