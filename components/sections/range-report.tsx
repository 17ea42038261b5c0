import { describeRange } from '#lib/figures/describe-range'
import type { CSSProperties, ReactNode } from 'react'
import { contentIn } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import type { ReportMarker } from '#lib/content/schemas/check-up'
import { distanceFromRange, toPercent } from '#lib/figures/scale'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { OwnPressure } from '#components/sections/own-pressure'
import { formatNumber } from '#lib/i18n/format'

/**
 * An example report of medical values at four stages: 0, 3, 6 and 12 months. The visitor chooses a
 * stage with radio buttons. CSS then moves the stroke `.range-now` on each bar, so the report needs
 * no scripts. With the fifth radio button, the visitor's own pressure takes the place of the
 * example. The browser restores none of the radio buttons, because the fifth button has no number
 * after a reload.
 */
export async function RangeReport(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('RangeReport')
  const { stages, markers, own } = contentIn(locale).report
  return (
    <section
      aria-labelledby="report-title"
      className="report mt-8 rounded-t-3xl bg-wash px-4 pt-4 pb-6 sm:px-6 sm:pt-6 lg:mt-14 lg:px-9 lg:pb-10"
    >
      <div className="mb-5 flex flex-wrap items-center gap-x-8 gap-y-3">
        <h2 id="report-title" className="grow font-sans font-semibold">
          <span data-stage={stages.join(' ')}>{t('title')}</span>
          <span data-stage="own">{own.title}</span>
        </h2>
        <fieldset className="flex min-w-0 rounded-2xl bg-paper p-1 max-sm:w-full">
          <legend className="sr-only">{t('stage')}</legend>
          {stages.map((months) => (
            <label key={months} className="segment">
              <input
                type="radio"
                name="stage"
                value={months}
                defaultChecked={months === stages.at(-1)}
              />
              {months ? `${months}\u00A0` : t('start')}
              {months > 0 && (
                <span className={months === stages.at(-1) ? '' : 'max-sm:sr-only'}>
                  {t('months', { count: months })}
                </span>
              )}
            </label>
          ))}
          <label className="segment own-choice">
            <input type="radio" name="stage" value="own" aria-label={t('ownName')} />
            {t('own')}
          </label>
        </fieldset>
      </div>
      <div className="report-sides">
        <div>
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
        </div>
        <Own />
      </div>
    </section>
  )
}

/** The visitor's own pressure. Everything that does not follow the slider is rendered here. */
async function Own() {
  const { t, locale } = await getPageTranslator('RangeReport')
  const { scale, normal, threshold, levels, unit, note, article, link } =
    contentIn(locale).report.own
  const [low, high] = scale
  const place = (pressure: number) => `${toPercent({ scale }, pressure)}%`
  const getZone = (pressure: number) => {
    if (pressure < normal) return 'in'
    return pressure < threshold ? 'near' : 'out'
  }
  const limits = { '--from': '0%', '--normal': place(normal), '--to': place(threshold) }
  return (
    <div style={limits as CSSProperties}>
      <OwnPressure
        scale={scale}
        start={normal}
        levels={levels.map((level) => ({ ...level, zone: getZone(level.from) }))}
        texts={{
          name: t('ownName'),
          prompt: t('ownPrompt'),
          more: t('ownMore', { number: String(high) }),
        }}
        bar={
          <>
            <i className="range-band range-near" />
            <i className="range-band" />
            <i className="range-gap" />
            <i className="range-now marker" />
          </>
        }
        numbers={
          <p aria-hidden="true" className="own-scale">
            {[low, normal, threshold].map((end) => (
              <span key={end} style={{ left: place(end) }}>
                {end}
              </span>
            ))}
            <span>
              {high} {unit}
            </span>
          </p>
        }
      >
        <a href={pathTo(locale, 'article', { slug: article })} className="text-link">
          {link}
        </a>
        <div className="own-notes">
          <p>{t('ownPrivacy')}</p>
          <p>{note}</p>
        </div>
      </OwnPressure>
    </div>
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
