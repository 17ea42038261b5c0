import type { RatioFigure } from '#content/figures/types'
import { placeOn } from '#lib/figures/place-on'
import type { Locale } from '#lib/i18n/locales'

/** A relative risk on the line of no difference, large: less on its left is the band, more on its right is not. */
export function Ratio({ figure, locale }: { figure: RatioFigure; locale: Locale }) {
  const { range, marker, value, label, ends } = figure
  const x = `${placeOn(range, marker)}%`
  const middle = `${placeOn(range, 1)}%`
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
          <rect className="band" y="76" width={middle} height="88" />
        </g>
        <line className="marker" x1={x} x2={x} y1="68" y2="172" />
      </svg>
      <p className="ratio-ends">
        {ends.map((end) => (
          <span key={end.en}>{end[locale]}</span>
        ))}
      </p>
    </div>
  )
}
