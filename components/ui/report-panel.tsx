import type { CSSProperties } from 'react'
import { getTranslations } from 'next-intl/server'
import type { ReportMarker } from '#content/report'
import { formatNumber } from '#lib/format'
import { currentLocale } from '#lib/i18n/current-locale'
import { isInRange, toPercent } from '#lib/report'

/** One line of a report. */
export type ReportLine = Pick<ReportMarker, 'id' | 'scale' | 'range' | 'digits'> & {
  name: string
  unit: string
  /** The range in words, under the name. */
  text: string
  /** In the order of the stages. */
  values: readonly number[]
}

type Props = {
  title: string
  note: string
  /** In months, which the stylesheet knows (0, 3, 6, 12). */
  stages: readonly number[]
  lines: readonly ReportLine[]
}

/** A report: choose a stage and the markers move into their bands. CSS does it, so it works without scripts. */
export async function ReportPanel({ title, note, stages, lines }: Props) {
  const t = await getTranslations('RangeReport')
  const locale = await currentLocale()
  return (
    <section aria-label={title} className="report">
      <div className="mb-5 grid items-center gap-4">
        <h2 className="font-sans text-[1.0625rem] font-semibold">{title}</h2>
        <fieldset className="min-w-0">
          <legend className="sr-only">{t('stage')}</legend>
          <div className="flex gap-0.5 rounded-xl bg-paper p-1">
            {stages.map((months) => (
              <label key={months} className="segment">
                <input type="radio" name="stage" value={months} defaultChecked={months === stages.at(-1)} />
                {months || t('start')} {months > 0 && <span>{t('months', { count: months })}</span>}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <ul aria-live="polite">
        {lines.map((line) => (
          <li key={line.id} className="report-line grid">
            <p>
              {line.name}
              <small>{line.text}</small>
            </p>
            <RangeBar {...line} />
            <p>
              {line.values.map((value, index) => (
                <span key={stages[index]} data-stage={stages[index]}>
                  <span className="figure">{formatNumber(locale, value, line.digits)}</span>{' '}
                  <span className="sr-only">{isInRange(line, value) ? t('inRange') : t('outOfRange')}</span>
                </span>
              ))}
              <small>{line.unit}</small>
            </p>
          </li>
        ))}
      </ul>
      <p className="note line-above pt-4">{note}</p>
    </section>
  )
}

/**
 * The site's motif: a band and a marker that moves into it. The places are custom properties, because a marker can
 * only slide between values that CSS knows; the stylesheet picks the stage from the checked radio.
 */
function RangeBar({ name, text, scale, range: [from, to], values }: ReportLine) {
  const places = values.map((value) => `${toPercent({ scale }, value)}%`)
  const stages = Object.fromEntries(places.map((place, index) => [`--s${index}`, place]))
  const style = { ...stages, '--start': places[0], '--end': places.at(-1) } as CSSProperties
  const left = from === null ? 0 : toPercent({ scale }, from)
  return (
    <div role="img" aria-label={`${name}: ${text}`} className="range-bar" style={style}>
      <span className="range-band" style={{ left: `${left}%`, right: `${100 - toPercent({ scale }, to)}%` }} />
      <span className="range-path" />
      <span className="range-start" />
      <span className="range-now" />
    </div>
  )
}
