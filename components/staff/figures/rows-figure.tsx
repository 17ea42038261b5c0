import { scaleLinear } from 'd3-scale'
import { FigureCard } from '#components/staff/figures/figure-card'
import { formatNumber } from '#lib/text/format'
import { breakdowns } from '#lib/leads/desk/figures'
import { formatShare } from '#lib/staff/figures/percent'
import { figuresQuery } from '#lib/staff/figures/period'
import type { ShownFigures } from '#lib/staff/figures/read-figures'
import { figureTable, labelOf } from '#lib/staff/figures/tables'
import { deskLocale, deskWords } from '#lib/staff/words'

/** Most bars; the rest is one more. */
const maxBars = 8

/** Leads by source, campaign, page, package or language, with the part that was booked. */
export async function RowsFigure({ shown }: { shown: ShownFigures }) {
  const t = await deskWords('Staff')
  const locale = await deskLocale()
  const { rows, total, by, period } = shown
  const bearing = rows.filter(({ sent }) => sent > 0)
  const [first, others] = [bearing.slice(0, maxBars), bearing.slice(maxBars)]
  const named = first.map(async (row) => ({ ...row, name: await labelOf(by, row.key, locale) }))
  const sum = (count: 'sent' | 'booked') => others.reduce((all, row) => all + row[count], 0)
  const name = t('figures.others', { count: others.length })
  const rest = { name, sent: sum('sent'), booked: sum('booked') }
  const bars = [...(await Promise.all(named)), ...(others.length > 0 ? [rest] : [])]
  const x = scaleLinear([0, Math.max(...bars.map(({ sent }) => sent))], [0, 100])
  const booked = t('figures.bookedShare', { share: formatShare(locale, total.booked, total.sent) })
  return (
    <FigureCard name="by" title={t('figures.whence')} aside={booked} table={await figureTable('by', shown)}>
      <nav className="dimensions" aria-label={t('figures.dimensions')}>
        {breakdowns.map((each) => (
          <a
            key={each}
            href={`/staff/figures?${figuresQuery(period, each)}`}
            aria-current={each === by ? 'true' : undefined}
          >
            {t(`figures.by.${each}`)}
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
      <p className="figure-note">{t('figures.bookedPart')}</p>
    </FigureCard>
  )
}
