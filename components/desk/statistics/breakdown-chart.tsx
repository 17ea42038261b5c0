import type { ReactNode } from 'react'
import { formatShare } from '#lib/desk/statistics/format-share'
import { NumbersTable } from '#components/desk/statistics/numbers-table'
import { SourceSpellingsForm } from '#components/desk/statistics/source-spellings-form'
import {
  StatisticsCard,
  type StatisticsChartProps,
} from '#components/desk/statistics/statistics-card'
import { getValueLabel } from '#lib/desk/statistics/value-label'
import type { StatisticsRow } from '#lib/desk/statistics/statistics-counts'
import { formatNumber } from '#lib/i18n/format'
import { campaignReferrer } from '#lib/leads/lead'

const maxBars = 8

/**
 * One bar per value of the chosen dimension, such as one bar per campaign source. The length of a
 * bar shows the number of leads; the dark part shows the booked leads. A thin line marks the number
 * of leads in the previous period.
 */
export function BreakdownChart(props: StatisticsChartProps): ReactNode {
  const { statistics, locale, t } = props
  const { rows, total } = statistics
  const rowsWithLeads = rows.filter(({ key, sent }) => sent > 0 && key !== campaignReferrer)
  const bars = rowsWithLeads.slice(0, maxBars)
  const longest = Math.max(1, ...bars.flatMap(({ sent, before }) => [sent, before.sent]))
  const share = formatShare(locale, total.booked, total.sent)
  return (
    <StatisticsCard title={t('statistics.whence')} aside={t('statistics.bookedShare', { share })}>
      <ul className="grid gap-1.5">
        {bars.map((row) => (
          <BreakdownBar key={row.key} row={row} longest={longest} {...props} />
        ))}
      </ul>
      <p className="text-muted">
        {rowsWithLeads.length > maxBars &&
          t('statistics.others', { count: rowsWithLeads.length - maxBars })}{' '}
        {t('statistics.bookedPart')}
      </p>
      <NumbersTable {...props} name="by" />
      {statistics.view.by === 'utm_source' && <SourceSpellingsForm {...props} />}
    </StatisticsCard>
  )
}

type BreakdownBarProps = StatisticsChartProps & { row: StatisticsRow; longest: number }

function BreakdownBar({ row, longest, statistics, locale, t }: BreakdownBarProps): ReactNode {
  const { key, sent, booked, before } = row
  const getWidth = (count: number) => `${(100 * count) / longest}%`
  return (
    <li className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)_2.5rem_3rem] items-center gap-3">
      <span className="line-clamp-2 [overflow-wrap:anywhere]">
        {getValueLabel(locale, t, statistics.view.by, key)}
      </span>
      <svg className="w-full overflow-visible" height="10" aria-hidden="true">
        <rect className="fill-line" width={getWidth(sent)} height="10" rx="3" />
        <rect
          className="fill-mark forced-colors:fill-[Highlight]"
          width={getWidth(booked)}
          height="10"
          rx="3"
        />
        <rect className="fill-apricot" x={getWidth(before.sent)} y="-2" width="2" height="14" />
      </svg>
      <b className="text-right font-semibold">{formatNumber(locale, sent)}</b>
      <small className="text-right text-sm text-muted">{formatShare(locale, booked, sent)}</small>
    </li>
  )
}
