import { DeskPage } from '#components/staff/desk-page'
import { DeskLink } from '#components/staff/field'
import { CallsChart, LeadsChart, RowsChart, WayChart } from '#components/staff/statistics/charts'
import { ViewForm } from '#components/staff/statistics/statistics-card'
import { formatDay } from '#lib/i18n/format'
import { readView, statistics } from '#lib/desk/statistics/statistics'
import { openPage } from '#lib/desk/words'

export default async function StatisticsPage({ searchParams }: PageProps<'/staff/statistics'>) {
  const { t, locale, person, desk } = await openPage()
  const shown = await statistics(person, desk, readView(await searchParams, desk.now))
  const { view, today, total } = shown
  const isFuture = view.from > today
  const drawing = { shown, locale, t }
  return (
    <DeskPage title={t('tabs.statistics')}>
      <ViewForm shown={shown} t={t} />
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
