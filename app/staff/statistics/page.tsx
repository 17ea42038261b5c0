import type { ReactNode } from 'react'
import { DeskLink } from '#components/desk/form/desk-button'
import { DeskPage } from '#components/desk/layout/desk-page'
import { BreakdownChart } from '#components/desk/statistics/breakdown-chart'
import { CallsChart } from '#components/desk/statistics/calls-chart'
import { FunnelChart } from '#components/desk/statistics/funnel-chart'
import { LeadsByDayChart } from '#components/desk/statistics/leads-by-day-chart'
import type { StatisticsChartProps } from '#components/desk/statistics/statistics-card'
import { StatisticsForm } from '#components/desk/statistics/statistics-form'
import { openDeskPage } from '#lib/desk/desk-texts'
import { readStatistics } from '#lib/desk/statistics/leads-statistics'
import { readStatisticsView } from '#lib/desk/statistics/statistics-view'
import { formatDay } from '#lib/i18n/format'

/** Counts of leads and visits in a period, compared with the previous period. */
export default async function StatisticsPage({
  searchParams,
}: PageProps<'/staff/statistics'>): Promise<ReactNode> {
  const { t, locale, person, desk } = await openDeskPage()
  const view = readStatisticsView(await searchParams, desk.now)
  const statistics = await readStatistics(person, desk, view)
  const chart = { statistics, locale, t }
  return (
    <DeskPage title={t('tabs.statistics')}>
      <StatisticsForm view={view} today={statistics.today} t={t} />
      {statistics.total.sent === 0 ? (
        <EmptyStatistics {...chart} />
      ) : (
        <div className="grid grid-cols-1 border-b border-line text-sm lg:grid-cols-[1.15fr_1.15fr_1fr] lg:border-t">
          <LeadsByDayChart {...chart} />
          <BreakdownChart {...chart} />
          <CallsChart {...chart} />
          <FunnelChart {...chart} />
        </div>
      )}
    </DeskPage>
  )
}

function EmptyStatistics({ statistics, locale, t }: StatisticsChartProps): ReactNode {
  const { view, today, total } = statistics
  const isFuture = view.from > today
  return (
    <div className="grid max-w-[34rem] justify-items-start gap-3">
      <h2>{t(isFuture ? 'statistics.future' : 'statistics.empty')}</h2>
      <p>
        {isFuture
          ? t('statistics.futureText', { from: formatDay(locale, view.from) })
          : t('statistics.emptyViewed', { count: total.viewed })}
      </p>
      <DeskLink href="/staff/links" text={t('statistics.makeLink')} />
    </div>
  )
}
