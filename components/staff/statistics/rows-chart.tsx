import { scaleLinear } from 'd3-scale'
import { StatisticsCard } from '#components/staff/statistics/statistics-card'
import { formatNumber } from '#lib/text/format'
import { breakdowns } from '#lib/desk/statistics/statistics'
import { formatShare } from '#lib/desk/statistics/percent'
import { statisticsQuery } from '#lib/desk/statistics/period'
import type { ShownStatistics } from '#lib/desk/statistics/read-statistics'
import { statisticsTable, labelOf } from '#lib/desk/statistics/tables'
import { deskLocale, deskWords } from '#lib/desk/words'

/** Most bars; the rest is one more. */
const maxBars = 8

/** Leads by source, campaign, page, package or language, with the part that was booked. */
export async function RowsChart({ shown }: { shown: ShownStatistics }) {
  const t = await deskWords('Staff')
  const locale = await deskLocale()
  const { rows, total, by, period } = shown
  const bearing = rows.filter(({ sent }) => sent > 0)
  const [first, others] = [bearing.slice(0, maxBars), bearing.slice(maxBars)]
  const named = first.map(async (row) => ({ ...row, name: await labelOf(by, row.key, locale) }))
  const sum = (count: 'sent' | 'booked') => others.reduce((all, row) => all + row[count], 0)
  const name = t('statistics.others', { count: others.length })
  const rest = { name, sent: sum('sent'), booked: sum('booked') }
  const bars = [...(await Promise.all(named)), ...(others.length > 0 ? [rest] : [])]
  const x = scaleLinear([0, Math.max(...bars.map(({ sent }) => sent))], [0, 100])
  const booked = t('statistics.bookedShare', { share: formatShare(locale, total.booked, total.sent) })
  return (
    <StatisticsCard name="by" title={t('statistics.whence')} aside={booked} table={await statisticsTable('by', shown)}>
      <nav className="dimensions" aria-label={t('statistics.dimensions')}>
        {breakdowns.map((each) => (
          <a
            key={each}
            href={`/staff/statistics?${statisticsQuery(period, each)}`}
            aria-current={each === by ? 'true' : undefined}
          >
            {t(`statistics.by.${each}`)}
          </a>
        ))}
      </nav>
      <ul className="bars">
        {bars.map(({ name, ...bar }) => (
          <li key={name}>
            <span>{name}</span>
            <svg height="10" aria-hidden="true">
              <rect className="bar" width={`${x(bar.sent)}%`} height="10" rx="3" />
              <rect className="bar is-booked" width={`${x(bar.booked)}%`} height="10" rx="3" />
            </svg>
            <b>{formatNumber(locale, bar.sent)}</b>
            <small>{formatShare(locale, bar.booked, bar.sent)}</small>
          </li>
        ))}
      </ul>
      <p className="statistics-note">{t('statistics.bookedPart')}</p>
    </StatisticsCard>
  )
}
