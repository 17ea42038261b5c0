import { describeRange } from '#lib/figures/describe-range'
import type { CSSProperties, ReactNode } from 'react'
import { contentIn } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import type { ReportMarker } from '#lib/content/schemas/check-up'
import { distanceFromRange, toPercent } from '#lib/figures/scale'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatNumber } from '#lib/i18n/format'

/**
 * An example report of medical values at four stages: 0, 3, 6 and 12 months. The visitor chooses a
 * stage with radio buttons. CSS then moves the stroke `.range-now` on each bar, so the report needs
 * no scripts.
 */
export async function RangeReport(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('RangeReport')
  const { stages, markers } = contentIn(locale).report
  return (
    <section
      aria-label={t('title')}
      className="report mt-8 rounded-t-3xl bg-wash px-4 pt-4 pb-6 sm:px-6 sm:pt-6 lg:mt-14 lg:px-9 lg:pb-10"
    >
      <div className="mb-5 flex flex-wrap items-center gap-x-8 gap-y-3">
        <h2 className="grow font-sans font-semibold">{t('title')}</h2>
        <fieldset className="flex min-w-0 rounded-2xl bg-paper p-1 max-sm:w-full">
          <legend className="sr-only">{t('stage')}</legend>
          {stages.map((months) => (
            <label key={months} className="segment relative min-h-11 rounded-xl font-semibold">
              <input
                type="radio"
                name="stage"
                value={months}
                defaultChecked={months === stages.at(-1)}
              />
              {months ? `${months}\u00A0` : t('start')}
              {months > 0 && t('months', { count: months })}
            </label>
          ))}
        </fieldset>
      </div>
      <ul aria-live="polite">
        {markers.map((marker) => (
          <Line key={marker.id} marker={marker} />
        ))}
      </ul>
      <div className="line-above pt-4 text-sm text-muted">
        <p className="mb-1 text-ink">
          {t.rich('next', { b: (words) => <b className="font-semibold">{words}</b> })}
        </p>
        <p>{t('note')}</p>
      </div>
    </section>
  )
}

async function Line({ marker }: { marker: InLanguage<ReportMarker> }) {
  const { t, locale } = await getPageTranslator('RangeReport')
  const { name, unit, digits, range, values } = marker
  const text = await describeRange(marker)
  const number = (value: number) => formatNumber(locale, value, digits)
  const place = (value: number) => `${toPercent(marker, value)}%`
  const readings = values.map((value, index) => {
    const outside = distanceFromRange(marker, value)
    const distance = number(Math.abs(outside))
    const verdict = outside === 0 ? t('inRange') : t(outside > 0 ? 'above' : 'below', { distance })
    return { value, months: contentIn(locale).report.stages[index], verdict, isIn: outside === 0 }
  })
  // A custom property for each stage, such as `--s3` for 3 months: the position of the value on the
  // bar. CSS uses the property of the chosen stage.
  const places = Object.fromEntries(
    readings.map(({ value, months }) => [`--s${months}`, place(value)]),
  )
  const style = {
    ...places,
    '--from': range[0] === null ? '0%' : place(range[0]),
    '--to': place(range[1]),
  }
  return (
    <li className="line-above grid grid-cols-[1fr_auto] items-center gap-x-8 gap-y-3 py-4 lg:grid-cols-[15rem_1fr_8.5rem_12rem]">
      <p>
        {name}
        <small className="note lg:block">{text}</small>
      </p>
      <div
        role="img"
        aria-label={`${name}: ${text}`}
        className="range-bar"
        style={style as CSSProperties}
      >
        <i className="range-band" />
        <i className="range-path" />
        <i className="range-gap" />
        <i className="range-start" />
        <i className="range-now marker" />
      </div>
      <p className="text-right">
        <span className="figure text-xl">
          {readings.map(({ value, months }) => (
            <span key={months} data-stage={months}>
              {number(value)}
            </span>
          ))}
        </span>{' '}
        <small className="text-sm">{unit.replaceAll(' ', '\u00A0')}</small>
      </p>
      <p className="verdict text-sm">
        {[...Map.groupBy(readings, ({ verdict }) => verdict)].map(([verdict, same], index) => (
          <span
            key={index}
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
