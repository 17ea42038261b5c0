import { Fragment, type ReactNode } from 'react'
import type { FigureIn } from '#lib/content/schemas/figure'
import { placeOn, round } from '#lib/figures/scale'

/**
 * Draws columns that all begin at zero. A column has a band from the bottom up to `band`, then a
 * second rectangle up to `marker`. A marker line is at the top of each column. Positions are in per
 * cent of the drawing.
 */
export function Levels({ figure }: { figure: FigureIn<'levels'> }): ReactNode {
  const { range, columns, isSteps } = figure
  const y = (value: number) => round(100 - placeOn(range, value))
  const width = 100 / columns.length
  const inset = isSteps ? 0 : width * 0.08
  const placed = columns.map((column, index) => {
    const left = index * width + inset
    const right = (index + 1) * width - inset
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
                  {text}
                </text>
              ),
          ),
        )}
        <line className="threshold" x2="100%" y1="100%" y2="100%" />
      </svg>
      <p className="grid auto-cols-fr grid-flow-col pt-2.5 text-base">
        {columns.map(({ label }) => (
          <span key={label} className={isSteps ? 'pl-3' : 'pl-[calc(8%+12px)]'}>
            {label}
          </span>
        ))}
      </p>
    </div>
  )
}
