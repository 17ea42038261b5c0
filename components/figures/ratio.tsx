import type { ReactNode } from 'react'
import type { FigureIn } from '#lib/content/schemas/figure'
import { placeOn } from '#lib/figures/scale'

/**
 * Draws a relative risk on a scale. A value of 1 means no difference. The band covers the values
 * below 1, which mean less risk.
 */
export function Ratio({ figure }: { figure: FigureIn<'ratio'> }): ReactNode {
  const { range, marker, value, label, ends } = figure
  const x = `${placeOn(range, marker)}%`
  return (
    <div className="ratio">
      <svg>
        <text className="number" x={x} y="28" textAnchor="middle">
          {value}
        </text>
        <text x={x} y="52" textAnchor="middle">
          {label}
        </text>
        <g>
          <rect className="outside" y="76" width="100%" height="88" />
          <rect className="band" y="76" width={`${placeOn(range, 1)}%`} height="88" />
        </g>
        <line className="marker" x1={x} x2={x} y1="68" y2="172" />
      </svg>
      <p className="flex justify-between gap-5 pt-1.5">
        {ends.map((end) => (
          <span key={end} className="last:text-right">
            {end}
          </span>
        ))}
      </p>
    </div>
  )
}
