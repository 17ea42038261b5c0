import type { Bar, BarsFigure } from '#content/figures/types'
import { placeOn } from '#lib/figures/scale'
import type { Locale } from '#lib/i18n/locales'

export function Bars({ figure, locale }: { figure: BarsFigure; locale: Locale }) {
  return (
    <div className="bars">
      {figure.pairs.map(({ label, longer, shorter }) => {
        const end = `${placeOn(figure.range, longer.value)}%`
        const short = `${placeOn(figure.range, shorter.value)}%`
        return (
          <div key={label.en}>
            <b>{label[locale]}</b>
            <svg>
              <BarsPlot end={end} short={short} />
              <BarText bar={longer} end={end} y="29" locale={locale} />
              <g className="in-rest">
                <BarText bar={shorter} end={short} y="81" locale={locale} />
              </g>
            </svg>
          </div>
        )
      })}
    </div>
  )
}

/** Two bars with their markers, 110 units high. */
export function BarsPlot({ end, short }: { end: string; short: string }) {
  return (
    <>
      <rect className="band" y="7" width={end} height="44" rx="6" />
      <rect className="rest" y="59" width={short} height="44" rx="6" />
      <line className="gap" x1={short} x2={end} y1="81" y2="81" />
      <line className="marker" x1={end} x2={end} y1="2.5" y2="107.5" />
      <line className="marker" x1={short} x2={short} y1="54.5" y2="107.5" />
    </>
  )
}

type BarTextProps = { bar: Bar; end: string; y: string; locale: Locale }

function BarText({ bar, end, y, locale }: BarTextProps) {
  return (
    <>
      <text x="14" y={y} dy=".35em">
        {bar.label[locale]}
      </text>
      <text className="number" x={end} dx="-14" y={y} dy=".35em" textAnchor="end">
        {bar.shown[locale]}
      </text>
    </>
  )
}
