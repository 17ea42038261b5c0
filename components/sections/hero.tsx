import type { CSSProperties } from 'react'
import { ButtonLink } from '#components/ui/button'
import { content } from '#lib/content/content'
import type { ReportMarker } from '#lib/content/programmes'
import { distanceFromRange, toPercent } from '#lib/figures/scale'
import { wordsOf } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { formatNumber } from '#lib/text/format'

export async function Hero() {
  const { t, locale } = await wordsOf('Hero')
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
        <ButtonLink href={pathTo(locale, 'home', { anchor: 'subscribe' })}>{t('signUp')}</ButtonLink>
        <ButtonLink href={pathTo(locale, 'checkUp')} look="outline">
          {t('checkUp')}
        </ButtonLink>
      </div>
      <RangeReport />
    </div>
  )
}

/** An example report: choose a stage and the markers move into their bands. CSS does it, so it works without scripts. */
async function RangeReport() {
  const { t } = await wordsOf('RangeReport')
  const { stages, markers } = content.report
  return (
    <section aria-label={t('title')} className="report">
      <div className="report-head">
        <h2>{t('title')}</h2>
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
        {markers.map((marker) => (
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
  const { t, locale } = await wordsOf('RangeReport')
  const number = (value: number) => formatNumber(locale, value, digits)
  const range = from === null ? t('upTo', { number: number(to) }) : `${number(from)}–\u2060${number(to)}`
  return t(isGoal ? 'goal' : 'normal', { range, unit: unit[locale].replaceAll(' ', '\u00A0') })
}

async function Line({ marker }: { marker: ReportMarker }) {
  const { t, locale } = await wordsOf('RangeReport')
  const { name, unit, digits, range, values } = marker
  const text = await rangeInWords(marker)
  const number = (value: number) => formatNumber(locale, value, digits)
  const place = (value: number) => `${toPercent(marker, value)}%`
  const readings = values.map((value, index) => {
    const outside = distanceFromRange(marker, value)
    const distance = number(Math.abs(outside))
    const verdict = outside === 0 ? t('inRange') : t(outside > 0 ? 'above' : 'below', { distance })
    return { value, months: content.report.stages[index], verdict, isIn: outside === 0 }
  })
  // Custom properties, because a marker can only slide between values that CSS knows; the checked radio picks the stage.
  const places = Object.fromEntries(readings.map(({ value, months }) => [`--s${months}`, place(value)]))
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
        {readings.map(({ value, months }) => (
          <b key={months} data-stage={months} className="figure">
            {number(value)}
          </b>
        ))}{' '}
        <small>{unit[locale].replaceAll(' ', '\u00A0')}</small>
      </p>
      <p className="verdict">
        {[...Map.groupBy(readings, ({ verdict }) => verdict)].map(([verdict, same]) => (
          <span
            key={verdict}
            data-stage={same.map(({ months }) => months).join(' ')}
            data-in={same[0]?.isIn || undefined}
          >
            {verdict}
          </span>
        ))}
      </p>
    </li>
  )
}
