import { CallsChart } from '#components/staff/statistics/calls-chart'
import { LeadsChart } from '#components/staff/statistics/leads-chart'
import { NoStatistics } from '#components/staff/statistics/no-statistics'
import { PeriodForm } from '#components/staff/statistics/period-form'
import { RowsChart } from '#components/staff/statistics/rows-chart'
import { WayChart } from '#components/staff/statistics/way-chart'
import { formatDay } from '#lib/text/format'
import { readStatistics } from '#lib/desk/statistics/read-statistics'
import { requireStaff } from '#lib/auth/require-staff'
import { deskLocale, deskTitle, deskWords } from '#lib/desk/words'

export const generateMetadata = deskTitle('tabs.statistics')

/** What came, from where, how soon it was called and what became of it; the period stands in the address. */
export default async function StatisticsPage({ searchParams }: PageProps<'/staff/statistics'>) {
  const person = await requireStaff()
  const t = await deskWords('Staff')
  const locale = await deskLocale()
  const shown = await readStatistics(person, await searchParams)
  const { period } = shown
  return (
    <div className="desk-page">
      <h1>{t('tabs.statistics')}</h1>
      <PeriodForm period={period} by={shown.by} today={shown.today} />
      {period.isCut && (
        <p role="status" className="desk-notice">
          {t('statistics.cut', { from: formatDay(locale, period.from), to: formatDay(locale, period.to) })}
        </p>
      )}
      {shown.total.sent === 0 ? (
        <NoStatistics shown={shown} />
      ) : (
        <div className="statistics-cards">
          <LeadsChart shown={shown} />
          <RowsChart shown={shown} />
          <CallsChart shown={shown} />
          <WayChart shown={shown} />
        </div>
      )}
      <details className="statistics-meaning">
        <summary>{t('statistics.meaning.title')}</summary>
        <dl>
          {(['viewed', 'started', 'sent', 'booked', 'called'] as const).map((column) => (
            <div key={column}>
              <dt>{t(`statistics.columns.${column}`)}</dt>
              <dd>{t(`statistics.meaning.${column}`)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('statistics.meaning.whence')}</p>
      </details>
    </div>
  )
}
