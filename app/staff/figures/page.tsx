import { CallsFigure } from '#components/staff/figures/calls-figure'
import { LeadsFigure } from '#components/staff/figures/leads-figure'
import { NoFigures } from '#components/staff/figures/no-figures'
import { PeriodForm } from '#components/staff/figures/period-form'
import { RowsFigure } from '#components/staff/figures/rows-figure'
import { WayFigure } from '#components/staff/figures/way-figure'
import { formatDay } from '#lib/text/format'
import { readFigures } from '#lib/staff/figures/read-figures'
import { requireStaff } from '#lib/staff/require-staff'
import { deskLocale, deskTitle, deskWords } from '#lib/staff/words'

export const generateMetadata = deskTitle('tabs.figures')

/** What came, from where, how soon it was called and what became of it; the period stands in the address. */
export default async function FiguresPage({ searchParams }: PageProps<'/staff/figures'>) {
  const person = await requireStaff()
  const t = await deskWords('Staff')
  const locale = await deskLocale()
  const shown = await readFigures(person, await searchParams)
  const { period } = shown
  return (
    <div className="desk-page">
      <h1>{t('tabs.figures')}</h1>
      <PeriodForm period={period} by={shown.by} today={shown.today} />
      {period.isCut && (
        <p role="status" className="desk-notice">
          {t('figures.cut', { from: formatDay(locale, period.from), to: formatDay(locale, period.to) })}
        </p>
      )}
      {shown.total.sent === 0 ? (
        <NoFigures shown={shown} />
      ) : (
        <div className="figure-cards">
          <LeadsFigure shown={shown} />
          <RowsFigure shown={shown} />
          <CallsFigure shown={shown} />
          <WayFigure shown={shown} />
        </div>
      )}
      <details className="figure-meaning">
        <summary>{t('figures.meaning.title')}</summary>
        <dl>
          {(['viewed', 'started', 'sent', 'booked', 'called'] as const).map((column) => (
            <div key={column}>
              <dt>{t(`figures.columns.${column}`)}</dt>
              <dd>{t(`figures.meaning.${column}`)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('figures.meaning.whence')}</p>
      </details>
    </div>
  )
}
