import { CallsChart, LeadsChart, RowsChart, WayChart } from '#components/staff/statistics/charts'
import { NoStatistics, PeriodForm } from '#components/staff/statistics/statistics-card'
import { formatDay } from '#lib/text/format'
import { readStatistics } from '#lib/desk/statistics/statistics'
import { requireStaff } from '#lib/auth/require-staff'
import { deskLocale, deskTitle, deskWords } from '#lib/desk/words'

export const generateMetadata = deskTitle('tabs.statistics')

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
