import { ScaleRow } from '#components/figures/scale-row'
import type { ScalesFigure } from '#content/figures/types'
import type { Locale } from '#lib/i18n/locales'

/** Values with a scale each: the band to be in, and the marker at its limit. */
export function Scales({ figure, locale }: { figure: ScalesFigure; locale: Locale }) {
  return (
    <div className="scales">
      {figure.rows.map((row) => (
        <ScaleRow key={row.label.en} row={row} locale={locale} range={row.range} />
      ))}
    </div>
  )
}
