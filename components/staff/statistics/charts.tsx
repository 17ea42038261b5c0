import { scaleBand, scaleLinear } from 'd3-scale'
import { area, curveBumpX } from 'd3-shape'
import { Axis, StatisticsCard } from '#components/staff/statistics/statistics-card'
import { goalMinutes } from '#lib/desk/goal'
import { dateFormat, deskLocale, deskWords } from '#lib/desk/words'
import { dotsPath, dotWorth, scaleEnd, toColumns, toPiles, usualRange, type Column } from '#lib/desk/statistics/columns'
import { formatShare, labelOf, statisticsTable } from '#lib/desk/statistics/tables'
import { statisticsQuery } from '#lib/desk/statistics/period'
import { breakdowns, type ShownStatistics } from '#lib/desk/statistics/statistics'
import { formatNumber } from '#lib/text/format'

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

/** Most dots of a pile; they lie around the middle of the band. */
const maxDotsOfCalls = 5

/** Minutes of opening hours to the first call: the band is the goal, the marker the median, rings are late. */
export async function CallsChart({ shown: { total } }: { shown: ShownStatistics }) {
  const t = await deskWords('Staff')
  const locale = await deskLocale()
  const { minutes: firstCalls, medianMinutes: median, called, inTime } = total
  const x = scaleLinear([0, scaleEnd], [2, 98])
  const piles = toPiles(firstCalls)
  const worth = dotWorth(Math.max(1, ...piles.map(({ count }) => count)), maxDotsOfCalls)
  const pileOf = ({ minutes, count }: (typeof piles)[number]) => {
    const dots = Math.ceil(count / worth)
    return { x: x(minutes), bottom: dots / 2, dots }
  }
  const dots = (isLate: boolean) =>
    dotsPath(piles.filter(({ minutes }) => minutes > goalMinutes === isLate).map(pileOf))
  const goal = x(goalMinutes) + 0.5 * (x(1) - x(0))
  const marks = [
    { at: 0, text: '0' },
    { at: goal, text: t('statistics.goal', { count: String(goalMinutes) }) },
    { at: 100, text: t('statistics.minute', { count: `${scaleEnd}+` }) },
  ]
  const sorted = [...firstCalls].sort(([one], [other]) => one - other)
  const table = {
    columns: [t('statistics.minutes', { goal: String(goalMinutes) }), t('statistics.columns.called')],
    rows: sorted.map((row) => row.map((count) => formatNumber(locale, count))),
  }
  return (
    <StatisticsCard
      name="calls"
      title={t('statistics.calls')}
      aside={called === 0 ? undefined : t('statistics.inTime', { share: formatShare(locale, inTime, called) })}
      table={table}
    >
      {median === null ? (
        <p className="statistics-note">{t('statistics.noCalls')}</p>
      ) : (
        <>
          <p className="median">
            <b>{t('statistics.minute', { count: formatNumber(locale, median) })}</b> {t('statistics.median')}
          </p>
          <svg className="plot" height="62" aria-hidden="true">
            <svg viewBox="0 -3.1 100 6.2" preserveAspectRatio="none">
              <rect className="later" y="-2.5" width="100" height="5" />
              <rect className="goal" y="-2.5" width={goal} height="5" />
              <path className="dots" d={dots(false)} />
              <path className="dots is-late" d={dots(true)} />
              <path className="dots is-late-core" d={dots(true)} />
              <path className="marker" d={`M${x(Math.min(median, scaleEnd))} -3.1V3.1`} />
            </svg>
          </svg>
          <Axis marks={marks} />
          <p className="statistics-note">
            {worth > 1 && t('statistics.worth', { count: worth })} {t('statistics.openingHours')}
          </p>
        </>
      )}
    </StatisticsCard>
  )
}

const maxBars = 8

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

/** Thinnest the band gets, of a height of 2. */
const thinnest = 0.04

/** From a form seen to a visit booked: a band as wide as what is left. */
export async function WayChart({ shown: { total } }: { shown: ShownStatistics }) {
  const t = await deskWords('Staff')
  const locale = await deskLocale()
  const steps = [
    { name: t('statistics.columns.viewed'), count: total.viewed },
    { name: t('statistics.columns.started'), count: total.started },
    { name: t('statistics.columns.sent'), count: total.sent },
    { name: t('statistics.columns.booked'), count: total.booked },
  ]
  const half = scaleLinear([0, Math.max(...steps.map(({ count }) => count))], [thinnest / 2, 1])
  const x = (index: number) => 25 * index + 1
  const points = [...steps.map(({ count }, index) => ({ at: x(index), count })), { at: 100, count: total.booked }]
  const band = area<(typeof points)[number]>(
    ({ at }) => at,
    ({ count }) => -half(count),
    ({ count }) => half(count),
  ).curve(curveBumpX)
  return (
    <StatisticsCard name="way" title={t('statistics.way')}>
      <svg className="plot" height="120" aria-hidden="true">
        <svg viewBox="0 -1.1 100 2.2" preserveAspectRatio="none">
          <path className="goal" d={band(points) ?? undefined} />
          {steps.map(({ name, count }, index) => (
            <path key={name} className="marker" d={`M${x(index)} ${-half(count) - 0.1}V${half(count) + 0.1}`} />
          ))}
        </svg>
      </svg>
      <ol className="steps">
        {steps.map(({ name, count }, index) => {
          const before = steps[index - 1]?.count ?? 0
          return (
            <li key={name}>
              <b>{formatNumber(locale, count)}</b>
              {name}
              {before >= count && before > 0 && <small>{formatShare(locale, count, before)}</small>}
            </li>
          )
        })}
      </ol>
    </StatisticsCard>
  )
}
