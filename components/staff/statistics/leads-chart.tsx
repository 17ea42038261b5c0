import { scaleBand } from 'd3-scale'
import { Axis } from '#components/staff/statistics/axis'
import { StatisticsCard } from '#components/staff/statistics/statistics-card'
import { formatNumber } from '#lib/text/format'
import { dotsPath, dotWorth, toColumns, usualRange, type Column } from '#lib/desk/statistics/columns'
import type { ShownStatistics } from '#lib/desk/statistics/read-statistics'
import { statisticsTable } from '#lib/desk/statistics/tables'
import { dateFormat } from '#lib/desk/short-time'
import { deskLocale, deskWords } from '#lib/desk/words'

/** Most dots of a column, and pixels for each. */
const maxDots = 12
const dotHeight = 10
/** Most columns that are named by their weekday, and names beneath more. */
const maxWeekdays = 14
const names = 5

/** Leads as dots, a column for each day, week or month; the band is where half of the columns end. */
export async function LeadsChart({ shown }: { shown: ShownStatistics }) {
  const t = await deskWords('Staff')
  const locale = await deskLocale()
  const { unit, columns } = toColumns(
    new Map(shown.days.map(({ key, sent }) => [key, sent])),
    shown.period,
    shown.today,
  )
  const highest = Math.max(...columns.map(({ leads }) => leads))
  const worth = dotWorth(highest, maxDots)
  const rows = Math.max(6, Math.ceil(highest / worth) + 1)
  const x = scaleBand(
    columns.map(({ from }) => from),
    [0, 100],
  )
  const middle = ({ from }: Column) => (x(from) ?? 0) + x.bandwidth() / 2
  const usual = usualRange(columns)
  const pileOf = (column: Column) => ({ x: middle(column), bottom: rows, dots: Math.ceil(column.leads / worth) })
  const dots = (wanted: (column: Column) => boolean) => dotsPath(columns.filter(wanted).map(pileOf))
  const isWeekday = unit === 'day' && columns.length <= maxWeekdays
  const every = isWeekday ? 1 : Math.ceil(columns.length / names)
  const format = dateFormat(locale, {
    timeZone: 'UTC',
    ...(isWeekday
      ? ({ weekday: 'short' } as const)
      : unit === 'month'
        ? ({ month: 'short', year: '2-digit' } as const)
        : ({ day: 'numeric', month: 'short' } as const)),
  })
  const marks = columns
    .filter((_column, index) => index % every === 0 && index + every / 2 <= columns.length)
    .map((column, index) => ({
      at: isWeekday || index > 0 ? middle(column) : 0,
      text: format.format(new Date(`${column.from}T12:00:00Z`)).slice(0, isWeekday ? 2 : undefined),
      isLast: column.isLast,
    }))
  return (
    <StatisticsCard
      name="leads"
      title={t(`statistics.leads.${unit}`)}
      aside={formatNumber(locale, shown.total.sent)}
      table={await statisticsTable('day', shown)}
    >
      <svg className={`plot${columns.length > 31 ? ' is-dense' : ''}`} height={rows * dotHeight} aria-hidden="true">
        <svg viewBox={`0 0 100 ${rows}`} preserveAspectRatio="none">
          {usual && (
            <rect
              className="usual"
              y={rows - usual[1] / worth}
              width="100"
              height={Math.max(0.5, (usual[1] - usual[0]) / worth)}
            />
          )}
          <path className="dots is-weekend" d={dots(({ isWeekend, isLast }) => isWeekend && !isLast)} />
          <path className="dots" d={dots(({ isWeekend, isLast }) => !isWeekend && !isLast)} />
          <path className="dots is-last" d={dots(({ isLast }) => isLast)} />
        </svg>
      </svg>
      <Axis marks={marks} />
      <p className="statistics-note">
        {worth > 1 && t('statistics.worth', { count: worth })}{' '}
        {usual && t(`statistics.usual.${unit}`, { low: String(usual[0]), high: String(usual[1]) })}
      </p>
    </StatisticsCard>
  )
}
