import { ScaleRow } from '#components/figures/scale-row'
import type { AxisFigure } from '#content/figures/types'
import { placeOn } from '#lib/figures/place-on'
import type { Locale } from '#lib/i18n/locales'

/** Rows over one axis, its ticks named below. */
export function Axis({ figure, locale }: { figure: AxisFigure; locale: Locale }) {
  const { range, isLogarithmic, ticks, line, rows } = figure
  return (
    <div className="scales">
      {rows.map((row) => (
        <ScaleRow
          key={row.label.en}
          row={row}
          locale={locale}
          range={range}
          isLogarithmic={isLogarithmic}
          grid={ticks.map(({ at }) => at)}
          line={line}
          dot={row.dot}
        />
      ))}
      <svg className="scale-axis">
        {ticks.map(({ at, label }) => {
          const place = placeOn(range, at, isLogarithmic)
          const anchor = place === 0 ? 'start' : place === 100 ? 'end' : 'middle'
          return (
            <text key={at} className={at === line ? 'strong' : undefined} x={`${place}%`} y="1.1em" textAnchor={anchor}>
              {label[locale]}
            </text>
          )
        })}
      </svg>
    </div>
  )
}
