import type { CSSProperties, ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { ReportMarker } from '#content/report'
import { formatNumber } from '#lib/text/format'
import { currentLocale } from '#lib/i18n/current-locale'
import { distanceFromRange, toPercent } from '#lib/figures/scale'

export type ReportLine = Pick<ReportMarker, 'id' | 'scale' | 'range' | 'digits'> & {
  name: string
  unit: string
  text: string
  /** In the order of the stages. */
  values: readonly number[]
}

type Props = {
  title: string
  note: string
  next?: ReactNode
  /** In months, which the stylesheet knows (0, 3, 6, 12). */
  stages: readonly number[]
  lines: readonly ReportLine[]
}

/** A report: choose a stage and the markers move into their bands. CSS does it, so it works without scripts. */
export async function ReportPanel({ title, note, next, stages, lines }: Props) {
  const t = await getTranslations('RangeReport')
  return (
    <section aria-label={title} className="report">
      <div className="report-head">
        <h2>{title}</h2>
        <fieldset>
          <legend className="sr-only">{t('stage')}</legend>
          {stages.map((months) => (
            <label key={months} className="segment">
              <input type="radio" name="stage" value={months} defaultChecked={months === stages.at(-1)} />
              {months ? `${months} ` : t('start')}
              {months > 0 && <span>{t('months', { count: months })}</span>}
            </label>
          ))}
        </fieldset>
      </div>
      <ul aria-live="polite">
        {lines.map((line) => (
          <Line key={line.id} line={line} stages={stages} />
        ))}
      </ul>
      <p className="report-note">
        {next && <span>{next}</span>}
        {note}
      </p>
    </section>
  )
}

/** Name, bar, value and verdict of one line; stages with the same verdict share its words. */
async function Line({ line, stages }: { line: ReportLine; stages: readonly number[] }) {
  const t = await getTranslations('RangeReport')
  const locale = await currentLocale()
  const verdicts = new Map<string, number[]>()
  for (const [index, value] of line.values.entries()) {
    const outside = distanceFromRange(line, value)
    const distance = formatNumber(locale, Math.abs(outside), line.digits)
    const verdict = outside === 0 ? t('inRange') : t(outside > 0 ? 'above' : 'below', { distance })
    verdicts.set(verdict, [...(verdicts.get(verdict) ?? []), stages[index] ?? 0])
  }
  return (
    <li className="report-line">
      <p>
        {line.name}
        <small>{line.text}</small>
      </p>
      <RangeBar line={line} stages={stages} />
      <p>
        {line.values.map((value, index) => (
          <b key={stages[index]} data-stage={stages[index]} className="figure">
            {formatNumber(locale, value, line.digits)}
          </b>
        ))}{' '}
        <small>{line.unit}</small>
      </p>
      <p className="verdict">
        {[...verdicts].map(([verdict, months]) => (
          <span key={verdict} data-stage={months.join(' ')} data-in={verdict === t('inRange') || undefined}>
            {verdict}
          </span>
        ))}
      </p>
    </li>
  )
}

/**
 * The site's motif: a band and a marker that moves into it. The places are custom properties, because a marker can
 * only slide between values that CSS knows; the stylesheet picks the stage from the checked radio.
 */
function RangeBar({ line, stages }: { line: ReportLine; stages: readonly number[] }) {
  const { name, text, range, values } = line
  const place = (value: number) => `${toPercent(line, value)}%`
  const places = Object.fromEntries(values.map((value, index) => [`--s${stages[index]}`, place(value)]))
  const style = { ...places, '--from': range[0] === null ? '0%' : place(range[0]), '--to': place(range[1]) }
  return (
    <div role="img" aria-label={`${name}: ${text}`} className="range-bar" style={style as CSSProperties}>
      <i className="range-band" />
      <i className="range-path" />
      <i className="range-gap" />
      <i className="range-start" />
      <i className="range-now" />
    </div>
  )
}
