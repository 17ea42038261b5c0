import { describeRange } from '#lib/figures/describe-range'
import { ProgrammeOrder } from '#components/sections/programme-order'
import { RangeBar } from '#components/ui/range-bar'
import { TickList } from '#components/ui/tick-list'
import { contentIn } from '#lib/content/current-content'
import type { ContentIn } from '#lib/content/site-content'
import { toPercent } from '#lib/figures/scale'
import { getCurrentLocale, getPageTranslator } from '#lib/i18n/current-locale'
import { checkUpOrderCode } from '#lib/orders'
import { formatPhone } from '#lib/leads/phone'
import { formatNumber } from '#lib/i18n/format'
import { joinHeadingWords } from '#lib/i18n/short-words'
import type { CSSProperties, ReactNode } from 'react'

export async function CheckUpPlan(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('CheckUpPlan')
  const { t: order } = await getPageTranslator('CheckUp')
  const { label, note, findings, actions, nextCheck } = contentIn(locale).plan
  const place = (week: number) => (week / (nextCheck.weeksAfterPlan + 1)) * 100
  return (
    <section aria-labelledby="plan-title" className="plan section break-before-page bg-wash">
      <div className="wrap grid gap-x-8 gap-y-5 lg:grid-cols-[4fr_8fr] lg:grid-rows-[auto_1fr]">
        <h2 id="plan-title" className="title-2 print:hidden">
          {joinHeadingWords(t('title'))}
        </h2>
        <p className="lead max-w-120 max-lg:mb-3 lg:pr-8 print:hidden">{t('lead')}</p>
        <article
          aria-label={label}
          style={getPlaces([...actions, nextCheck].map((step) => place(step.weeksAfterPlan)))}
          className="sheet ticks min-w-0 break-inside-avoid rounded-3xl [border:1px_solid_transparent] bg-card p-5 wrap-anywhere sm:p-9 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-sm text-muted">
            <p className="flex items-center gap-3">
              <RangeBar marker={62} height={10} className="w-7" />
              {contentIn(locale).clinic.name}
            </p>
            <p className="rounded-xl [border-width:1px] px-3 py-1 font-semibold text-ink">
              {label}
            </p>
          </div>
          <Part title={t('findings')}>
            <ul>
              {findings.map((finding) => (
                <Finding key={finding.marker.id} finding={finding} />
              ))}
            </ul>
          </Part>
          <Part title={t('actions')} note={t('actionsNote')}>
            <TickList
              steps={actions.map(({ weeksAfterPlan, text }) => ({
                text,
                deadline: t('within', { weeks: weeksAfterPlan }),
              }))}
            >
              <div className="scale-numbers relative h-[2em]">
                {[...actions, nextCheck].map(({ weeksAfterPlan }) => (
                  <span key={weeksAfterPlan} style={{ left: `${place(weeksAfterPlan)}%` }}>
                    {weeksAfterPlan}
                  </span>
                ))}
              </div>
            </TickList>
          </Part>
          <Part title={t('nextCheck', { weeks: nextCheck.weeksAfterPlan })} note={t('weeksNote')}>
            <p className="mb-6">{nextCheck.text}</p>
            <ProgrammeOrder order={checkUpOrderCode}>
              <span className="grid *:[grid-area:1/1]">
                <span className="[visibility:var(--until)]">{order('order')}</span>
                <span className="[visibility:var(--after)]">{t('want')}</span>
              </span>
            </ProgrammeOrder>
          </Part>
          <div className="mt-8 line-above flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pt-4">
            <p className="note max-w-104 flex-1 basis-60">{note}</p>
            <p className="figure text-lg whitespace-nowrap">
              {formatPhone(contentIn(locale).clinic.phone)}
            </p>
          </div>
        </article>
      </div>
    </section>
  )
}

/**
 * Sets the places of the steps on the band, and the end of the plan.
 * @param places per cent of the band, for each step and then for the end of the plan
 */
function getPlaces(places: readonly number[]): CSSProperties {
  const properties = places.map((place, index) => {
    const name = index === places.length - 1 ? '--end' : `--place-${index + 1}`
    return [name, `${place}%`] as const
  })
  return Object.fromEntries(properties)
}

/**
 * A titled part of the plan. `note` explains the part. On a wide screen the note stands beside the
 * plan and stays in view while the part scrolls.
 */
function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="relative">
      <h3 className="mt-8 mb-3">{joinHeadingWords(title)}</h3>
      {note && (
        <div className="margin-note -mt-1 mb-4 print:hidden">
          <p className="note lg:text-base">{note}</p>
        </div>
      )}
      {children}
    </div>
  )
}

async function Finding({
  finding: { marker, meaning },
}: {
  finding: ContentIn['plan']['findings'][number]
}) {
  const locale = await getCurrentLocale()
  const [from, to] = marker.range
  const [value] = marker.values
  return (
    <li className="line-above grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[14rem_1fr_8rem]">
      <p>
        <b className="font-semibold">{marker.name}</b>
        <small className="note block">{await describeRange(marker)}</small>
      </p>
      <p className="text-right sm:order-1 sm:text-left">
        <span className="figure text-key">{formatNumber(locale, value, marker.digits)}</span>{' '}
        <small className="note">{marker.unit.replaceAll(' ', '\u00A0')}</small>
      </p>
      <RangeBar
        from={from === null ? 0 : toPercent(marker, from)}
        to={toPercent(marker, to)}
        value={toPercent(marker, value)}
        height={24}
        className="col-span-full w-full fill-wash sm:col-span-1"
      />
      <p className="col-span-full sm:order-1">{meaning}</p>
    </li>
  )
}
