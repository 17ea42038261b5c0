import { DeskLink, noticeClass, pageClass } from '#components/staff/field'
import { CallsChart, LeadsChart, RowsChart, WayChart } from '#components/staff/statistics/charts'
import { ViewForm } from '#components/staff/statistics/statistics-card'
import { formatDay } from '#lib/text/format'
import { readStatistics } from '#lib/desk/statistics/statistics'
import { requireStaff } from '#lib/auth/require-staff'
import { deskLocale, deskTitle, deskWords } from '#lib/desk/words'

export const generateMetadata = deskTitle('tabs.statistics')

const explained = ['viewed', 'started', 'sent', 'booked', 'value', 'called'] as const

export default async function StatisticsPage({ searchParams }: PageProps<'/staff/statistics'>) {
  const person = await requireStaff()
  const [t, locale] = [await deskWords('Staff'), await deskLocale()]
  const shown = await readStatistics(person, await searchParams)
  const { view, today, total } = shown
  const [from, to] = [formatDay(locale, view.from), formatDay(locale, view.to)]
  const isFuture = view.from > today
  const drawing = { shown, locale }
  return (
    <div className={pageClass}>
      <h1 className="title-2">{t('tabs.statistics')}</h1>
      <ViewForm view={view} />
      {view.isCut && (
        <p role="status" className={noticeClass}>
          {t('statistics.cut', { from, to })}
        </p>
      )}
      {total.sent === 0 ? (
        <div className="grid max-w-[34rem] justify-items-start gap-3">
          <svg viewBox="0 0 100 34" width="200" aria-hidden="true">
            <rect className="fill-band" y="8" width="100" height="18" rx="4" />
            <circle className="fill-paper stroke-apricot [stroke-width:2.5px]" cx="12" cy="17" r="5" />
          </svg>
          <h2>{t(isFuture ? 'statistics.future' : 'statistics.empty')}</h2>
          <p>
            {isFuture ? t('statistics.futureText', { from }) : t('statistics.emptyViewed', { count: total.viewed })}
          </p>
          <DeskLink href="/staff/links">{t('statistics.makeLink')}</DeskLink>
        </div>
      ) : (
        <div className="grid grid-cols-1 border-b border-line text-sm lg:grid-cols-[1.15fr_1.15fr_1fr] lg:border-t">
          <LeadsChart {...drawing} />
          <RowsChart {...drawing} />
          <CallsChart {...drawing} />
          <WayChart {...drawing} />
        </div>
      )}
      <details className="max-w-[40rem] text-sm">
        <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('statistics.meaning.title')}
        </summary>
        <dl>
          {explained.map((column) => (
            <div key={column} className="py-1">
              <dt className="font-semibold">{t(`statistics.columns.${column}`)}</dt>
              <dd>{t(`statistics.meaning.${column}`)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('statistics.meaning.whence')}</p>
      </details>
    </div>
  )
}
