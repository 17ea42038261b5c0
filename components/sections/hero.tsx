import type { CSSProperties } from 'react'
import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button'
import { content } from '#lib/content/content'
import type { ReportMarker } from '#lib/content/programmes'
import { distanceFromRange, toPercent } from '#lib/figures/scale'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { formatNumber } from '#lib/text/format'

export async function Hero() {
  const t = await getTranslations('Hero')
  const locale = await currentLocale()
  return (
    <div id="home" className="wrap hero">
      <h1 className="title-1">
        {t('title')
          .split(/(?<=\.) /)
          .map((sentence, index) => (
            <span key={sentence}>
              {`${sentence} `}
              {index === 1 && <i aria-hidden="true" className="year" />}
            </span>
          ))}
      </h1>
      <div className="hero-text">
        <p className="lead">{content.home.heroLead[locale]}</p>
        <a href={pathTo(locale, 'home', { anchor: 'subscribe' })} className={buttonClass('primary')}>
          {t('signUp')}
        </a>
        <a href={pathTo(locale, 'checkUp')} className={buttonClass('outline')}>
          {t('checkUp')}
        </a>
      </div>
      <RangeReport />
    </div>
  )
}

/** An example report: choose a stage and the markers move into their bands. CSS does it, so it works without scripts. */
async function RangeReport() {
  const t = await getTranslations('RangeReport')
  return (
    <section aria-label={t('title')} className="report">
      <div className="report-head">
        <h2>{t('title')}</h2>
        <fieldset>
          <legend className="sr-only">{t('stage')}</legend>
          {content.report.stages.map((months) => (
            <label key={months} className="segment">
              <input
                type="radio"
                name="stage"
                value={months}
                defaultChecked={months === content.report.stages.at(-1)}
              />
              {months ? `${months} ` : t('start')}
              {months > 0 && <span>{t('months', { count: months })}</span>}
            </label>
          ))}
        </fieldset>
      </div>
      <ul aria-live="polite">
        {content.report.markers.map((marker) => (
          <Line key={marker.id} marker={marker} />
        ))}
      </ul>
      <p className="report-note">
        <span>{t.rich('next', { b: (words) => <b>{words}</b> })}</span>
        {t('note')}
      </p>
    </section>
  )
}

/** The range of a marker in words: `5–10 ng/ml`. */
export async function rangeInWords({ unit, digits, range: [from, to], isGoal }: ReportMarker): Promise<string> {
  const t = await getTranslations('RangeReport')
  const locale = await currentLocale()
  const number = (value: number) => formatNumber(locale, value, digits)
  const range = from === null ? t('upTo', { number: number(to) }) : `${number(from)}–${number(to)}`
  return t(isGoal ? 'goal' : 'normal', { range, unit: unit[locale].replaceAll(' ', '\u00A0') })
}

async function Line({ marker }: { marker: ReportMarker }) {
  const t = await getTranslations('RangeReport')
  const locale = await currentLocale()
  const { name, unit, digits, range, values } = marker
  const text = await rangeInWords(marker)
  const verdicts = new Map<string, number[]>()
  for (const [index, value] of values.entries()) {
    const outside = distanceFromRange(marker, value)
    const distance = formatNumber(locale, Math.abs(outside), digits)
    const verdict = outside === 0 ? t('inRange') : t(outside > 0 ? 'above' : 'below', { distance })
    verdicts.set(verdict, [...(verdicts.get(verdict) ?? []), content.report.stages[index] ?? 0])
  }
  const place = (value: number) => `${toPercent(marker, value)}%`
  // Custom properties, because a marker can only slide between values that CSS knows; the checked radio picks the stage.
  const places = Object.fromEntries(values.map((value, index) => [`--s${content.report.stages[index]}`, place(value)]))
  const style = { ...places, '--from': range[0] === null ? '0%' : place(range[0]), '--to': place(range[1]) }
  return (
    <li className="report-line">
      <p>
        {name[locale]}
        <small>{text}</small>
      </p>
      <div role="img" aria-label={`${name[locale]}: ${text}`} className="range-bar" style={style as CSSProperties}>
        <i className="range-band" />
        <i className="range-path" />
        <i className="range-gap" />
        <i className="range-start" />
        <i className="range-now" />
      </div>
      <p>
        {values.map((value, index) => (
          <b key={content.report.stages[index]} data-stage={content.report.stages[index]} className="figure">
            {formatNumber(locale, value, digits)}
          </b>
        ))}{' '}
        <small>{unit[locale].replaceAll(' ', '\u00A0')}</small>
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
