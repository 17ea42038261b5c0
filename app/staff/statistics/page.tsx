import { CallsChart, LeadsChart, RowsChart, WayChart } from '#components/desk/charts'
import { DeskPage } from '#components/desk/desk-page'
import { Choice, DeskButton, DeskLink, Field } from '#components/desk/field'
import {
  breakdowns,
  maxLength,
  periodLengths,
  readView,
  statistics,
  type View,
} from '#lib/desk/statistics/statistics'
import { openPage, type Words } from '#lib/desk/words'
import { formatDay } from '#lib/i18n/format'
import { attributionModels } from '#lib/visits/campaign-rules'
import { addDays } from '#lib/time/kyiv-time'

export default async function StatisticsPage({ searchParams }: PageProps<'/staff/statistics'>) {
  const { t, locale, person, desk } = await openPage()
  const shown = await statistics(person, desk, readView(await searchParams, desk.now))
  const { view, today, total } = shown
  const isFuture = view.from > today
  const drawing = { shown, locale, t }
  return (
    <DeskPage title={t('tabs.statistics')}>
      <ViewForm view={view} today={today} t={t} />
      {total.sent === 0 ? (
        <div className="grid max-w-[34rem] justify-items-start gap-3">
          <h2>{t(isFuture ? 'statistics.future' : 'statistics.empty')}</h2>
          <p>
            {isFuture
              ? t('statistics.futureText', { from: formatDay(locale, view.from) })
              : t('statistics.emptyViewed', { count: total.viewed })}
          </p>
          <DeskLink href="/staff/links" text={t('statistics.makeLink')} />
        </div>
      ) : (
        <div className="grid grid-cols-1 border-b border-line text-sm lg:grid-cols-[1.15fr_1.15fr_1fr] lg:border-t">
          <LeadsChart {...drawing} />
          <RowsChart {...drawing} />
          <CallsChart {...drawing} />
          <WayChart {...drawing} />
        </div>
      )}
    </DeskPage>
  )
}

/** What is shown, sent by GET: the address can be kept and shared. Enter presses the first button. */
function ViewForm({ view, today, t }: { view: View; today: string; t: Words }) {
  const dimensions = breakdowns.map((value) => ({ value, label: t(`statistics.by.${value}`) }))
  const visits = attributionModels.map((value) => ({ value, label: t(`statistics.touch.${value}`) }))
  return (
    <form
      action="/staff/statistics"
      className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      {(['from', 'to'] as const).map((end) => (
        <Field
          key={end}
          name={end}
          label={t(`statistics.${end}`)}
          type="date"
          required
          defaultValue={view[end]}
        />
      ))}
      <Choice name="by" label={t('statistics.dimensions')} value={view.by} options={dimensions} />
      <Choice
        name="touch"
        label={t('statistics.touch.label')}
        value={view.touch}
        options={visits}
      />
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          name="tests"
          defaultChecked={view.tests}
          className="size-6 accent-action"
        />
        {t('statistics.withTests')}
      </label>
      <DeskButton text={t('statistics.show')} />
      <div
        className="col-span-full flex w-full flex-wrap items-center gap-0.5"
        role="group"
        aria-label={t('statistics.period')}
      >
        {periodLengths.map((length) => (
          <button
            key={length}
            className="min-h-11 rounded-lg px-3 py-1 hover:bg-wash aria-[current]:bg-band aria-[current]:font-semibold aria-[current]:text-on-band"
            name="days"
            value={length}
            formNoValidate
            aria-current={
              view.to === today && view.from === addDays(today, 1 - length) ? 'true' : undefined
            }
          >
            {t('statistics.days', { count: length })}
          </button>
        ))}
        <small className="ml-3 text-sm text-muted">
          {t('statistics.longest', { count: maxLength })}
        </small>
      </div>
    </form>
  )
}
