import type { ReactNode } from 'react'
import type { Bar, FigureIn } from '#lib/content/schemas/figure'
import type { InLanguage } from '#lib/content/localized'
import { placeOn } from '#lib/figures/scale'

/**
 * Length from which a bar has its label and its number inside, in per cent of the drawing. The
 * texts of a shorter bar stand beside the bar.
 */
const minLengthForTexts = 50

/**
 * Draws pairs of bars that all begin at zero. Each bar has a label, and a marker at its right end.
 * A pair is 110 units high.
 */
export function Bars({ figure }: { figure: FigureIn<'bars'> }): ReactNode {
  const { range, pairs } = figure
  const lengthOf = ({ value }: InLanguage<Bar>) => placeOn(range, value)
  const isLong = (bar: InLanguage<Bar>) => lengthOf(bar) >= minLengthForTexts
  const place = (bar: InLanguage<Bar>) => `${lengthOf(bar)}%`
  /** Renders the texts inside the bar, or else to the right of the end of the bar `before`. */
  const textsOf = (bar: InLanguage<Bar>, y: string, before: InLanguage<Bar>) =>
    isLong(bar) ? (
      <>
        <text x="14" y={y} dy=".35em">
          {bar.label}
        </text>
        <text className="number" x={place(bar)} dx="-14" y={y} dy=".35em" textAnchor="end">
          {bar.shown}
        </text>
      </>
    ) : (
      <text className="beside" x={place(before)} dx="14" y={y} dy=".35em">
        <tspan className="number">{bar.shown}</tspan> <tspan>{bar.label}</tspan>
      </text>
    )
  return (
    <div className="bars">
      {pairs.map(({ label, longer, shorter }) => {
        const end = place(longer)
        const short = place(shorter)
        return (
          <div key={label}>
            <b>{label}</b>
            <svg>
              <rect className="band" y="7" width={end} height="44" rx="6" />
              <rect className="rest" y="59" width={short} height="44" rx="6" />
              <line className="gap" x1={short} x2={end} y1="81" y2="81" />
              <line className="marker" x1={end} x2={end} y1="2.5" y2="107.5" />
              <line className="marker" x1={short} x2={short} y1="54.5" y2="107.5" />
              {textsOf(longer, '29', longer)}
              {/* The marker of a short longer bar would cross texts that begin before it. */}
              <g className={isLong(shorter) ? 'in-rest' : undefined}>
                {textsOf(shorter, '81', isLong(longer) ? shorter : longer)}
              </g>
            </svg>
          </div>
        )
      })}
    </div>
  )
}
