import type { ReactNode } from 'react'
import {
  formatShare,
  labelOf,
  Numbers,
  StatisticsCard,
  ViewNav,
  type DrawingProps,
} from '#components/staff/statistics/statistics-card'
import { goalMinutes } from '#lib/desk/caller'
import { breakdowns, medianMinutes, type StatisticsRow } from '#lib/desk/statistics/statistics'
import { dateFormat } from '#lib/desk/words'
import type { Locale } from '#lib/i18n/locales'
import { touches } from '#lib/leads/campaign'
import { ownCampaign } from '#lib/leads/store/tables'
import { hasTouch } from '#lib/leads/visits'
import { formatNumber, formatPrice } from '#lib/text/format'
import { addDays } from '#lib/time/kyiv-time'

/** Height of the highest bar, and room for its number and for the names beneath, in pixels. */
const barHeight = 120
const numberHeight = 34
const nameHeight = 24
const bottom = numberHeight + barHeight
/** Most bars whose numbers stand side by side on a phone; those of more stand upright. */
const maxLevel = 14

type Bar = { name: string; count: number; className: string }
type BarsProps = { bars: readonly Bar[]; highest: number; locale: Locale; children?: ReactNode }

/** Bars with their numbers and names before what is drawn behind them. */
function Bars({ bars, highest, locale, children }: BarsProps) {
  const step = 100 / bars.length
  const isLevel = bars.length <= maxLevel
  return (
    <svg className="w-full overflow-visible text-sm" height={bottom + nameHeight} aria-hidden="true">
      {children}
      {bars.map(({ name, count, className }, index) => {
        const height = Math.max(2, (barHeight * count) / highest)
        const middle = `${(index + 0.5) * step}%`
        return (
          <g key={index}>
            <rect
              className={className}
              x={`${(index + 0.14) * step}%`}
              y={bottom - height}
              width={`${0.72 * step}%`}
              height={height}
              rx="2"
            />
            <text
              className={`${count > 0 ? 'fill-ink' : 'fill-muted'} ${isLevel ? '' : '[writing-mode:vertical-rl]'}`}
              x={middle}
              y={bottom - height - 5}
              textAnchor={isLevel ? 'middle' : 'end'}
            >
              {formatNumber(locale, count)}
            </text>
            <text className="fill-muted" x={middle} y={bottom + 18} textAnchor="middle">
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Most columns that are named by their weekday, and names beneath more. */
const maxWeekdays = 14
const names = 5
const shortDay = { day: 'numeric', month: 'short' } as const

export function LeadsChart({ shown, locale, t }: DrawingProps) {
  const { unit, columns } = toColumns(shown.days, shown.today)
  const isWeekday = unit === 'day' && columns.length <= maxWeekdays
  const every = isWeekday ? 1 : Math.ceil(columns.length / names)
  const month = unit === 'month' ? ({ month: 'short', year: '2-digit' } as const) : shortDay
  const format = dateFormat(locale, { timeZone: 'UTC', ...(isWeekday ? { weekday: 'short' } : month) })
  const nameOf = (day: string) => format.format(new Date(`${day}T12:00:00Z`)).slice(0, isWeekday ? 2 : undefined)
  const bars = columns.map(({ from, count, isLast, isWeekend }, index) => ({
    name: index % every === Math.floor(every / 2) ? nameOf(from) : '',
    count,
    className: isLast ? 'fill-mark' : isWeekend ? 'fill-line' : 'fill-quiet',
  }))
  const highest = Math.max(1, ...columns.map(({ count }) => count))
  const { sent, before } = shown.total
  const change = formatShare(locale, sent - before.sent, before.sent, true)
  return (
    <StatisticsCard
      name="leads"
      title={t(`statistics.leads.${unit}`)}
      aside={formatNumber(locale, sent)}
      className="lg:border-t-0 lg:pr-6"
    >
      <Bars bars={bars} highest={highest} locale={locale} />
      <p className="text-muted">
        {t('statistics.before', { days: shown.days.length, count: formatNumber(locale, before.sent), change })}
      </p>
      <Numbers shown={shown} locale={locale} t={t} name="day" />
    </StatisticsCard>
  )
}

/** Minutes of opening hours to the first call, five by five: the band is the goal, the dark bar holds the median. */
export function CallsChart({ shown: { total }, locale, t }: DrawingProps) {
  const { minutes, called, inTime } = total
  const piles = toPiles(minutes)
  const median = medianMinutes(total) ?? 0
  const bars = piles.map((count, index) => {
    const last = (index + 1) * pileMinutes
    const name = index + 1 === piles.length ? '60+' : last % goalMinutes === 0 ? String(last) : ''
    const isMedian = index === pileOf(median)
    return { name, count, className: isMedian ? 'fill-mark' : last > goalMinutes ? 'fill-apricot' : 'fill-quiet' }
  })
  const goal = `${(100 * goalMinutes) / pileMinutes / piles.length}%`
  return (
    <StatisticsCard
      name="calls"
      title={t('statistics.calls')}
      aside={called === 0 ? '' : t('statistics.inTime', { share: formatShare(locale, inTime, called) })}
      className="lg:border-t-0 lg:border-l lg:pl-6"
    >
      {called === 0 ? (
        <p className="text-muted">{t('statistics.noCalls')}</p>
      ) : (
        <>
          <p>
            <b className="font-display text-2xl font-normal">
              {t('statistics.minute', { count: formatNumber(locale, median) })}
            </b>{' '}
            {t('statistics.median')}
          </p>
          <Bars bars={bars} highest={Math.max(...piles)} locale={locale}>
            <rect className="fill-band" y={numberHeight} width={goal} height={barHeight} />
          </Bars>
          <p className="text-muted">{t('statistics.openingHours', { goal: String(goalMinutes) })}</p>
        </>
      )}
    </StatisticsCard>
  )
}

const maxRows = 8

/** Values of what requests are broken down by: all, those booked, and a line where the period before ended. */
export function RowsChart(drawing: DrawingProps) {
  const { shown, locale, t } = drawing
  const { view, rows, total } = shown
  const bearing = rows.filter(({ key, sent }) => sent > 0 && key !== ownCampaign)
  const bars = bearing.slice(0, maxRows)
  const dimensions = breakdowns.map((by) => ({ view: { ...view, by }, text: t(`statistics.by.${by}`) }))
  const visits = touches.map((touch) => ({ view: { ...view, touch }, text: t(`statistics.touch.${touch}`) }))
  const longest = Math.max(1, ...bars.flatMap(({ sent, before }) => [sent, before.sent]))
  const share = (count: number) => `${(100 * count) / longest}%`
  return (
    <StatisticsCard
      name="by"
      title={t('statistics.whence')}
      aside={t('statistics.bookedShare', { share: formatShare(locale, total.booked, total.sent) })}
      className="lg:border-t-0 lg:border-l lg:px-6"
    >
      <ViewNav label={t('statistics.dimensions')} shown={view} choices={dimensions} />
      {hasTouch(view.by) && <ViewNav label={t('statistics.touch.label')} shown={view} choices={visits} />}
      <ul className="grid gap-1.5">
        {bars.map(({ key, sent, booked, before }) => (
          <li key={key} className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)_2.5rem_3rem] items-center gap-3">
            <span className="line-clamp-2 [overflow-wrap:anywhere]">{labelOf(locale, t, view.by, key)}</span>
            <svg className="w-full overflow-visible" height="10" aria-hidden="true">
              <rect className="fill-line" width={share(sent)} height="10" rx="3" />
              <rect className="fill-mark forced-colors:fill-[Highlight]" width={share(booked)} height="10" rx="3" />
              <rect className="fill-apricot" x={share(before.sent)} y="-2" width="2" height="14" />
            </svg>
            <b className="text-right font-semibold">{formatNumber(locale, sent)}</b>
            <small className="text-right text-sm text-muted">{formatShare(locale, booked, sent)}</small>
          </li>
        ))}
      </ul>
      <p className="text-muted">
        {bearing.length > maxRows && t('statistics.others', { count: bearing.length - maxRows })}{' '}
        {t('statistics.bookedPart')}
      </p>
      <Numbers {...drawing} name="by" />
    </StatisticsCard>
  )
}

/** Thinnest the band gets, of a height of 2. */
const thinnest = 0.04

const steps = ['viewed', 'started', 'sent', 'booked'] as const

/** From a form seen to a visit booked: a band as wide as what is left; what the booked ones cost. */
export function WayChart({ shown: { total }, locale, t }: DrawingProps) {
  const widest = Math.max(...steps.map((step) => total[step]))
  const points = steps.map((step, index) => ({ x: 25 * index + 1, half: Math.max(thinnest / 2, total[step] / widest) }))
  return (
    <StatisticsCard
      name="way"
      title={t('statistics.way')}
      aside={t('statistics.value', { price: formatPrice(locale, total.value) })}
      className="col-span-full"
    >
      <svg className="w-full" height="120" viewBox="0 -1.1 100 2.2" preserveAspectRatio="none" aria-hidden="true">
        {points.map((point, index) => (
          <path key={point.x} className="fill-band" d={bandPath(point, points[index + 1] ?? { ...point, x: 100 })} />
        ))}
        {points.map(({ x, half }) => (
          <path
            key={x}
            className="stroke-mark [stroke-linecap:round] [stroke-width:5px] [vector-effect:non-scaling-stroke]"
            d={`M${x} ${-half - 0.06}V${half + 0.06}`}
          />
        ))}
      </svg>
      <ol className="grid grid-cols-4 gap-2">
        {steps.map((step, index) => {
          const previous = total[steps[index - 1] ?? step]
          return (
            <li key={step}>
              <b className="block font-display text-xl font-normal">{formatNumber(locale, total[step])}</b>
              {t(`statistics.columns.${step}`)}
              {index > 0 && previous >= total[step] && (
                <span className="block text-muted">{formatShare(locale, total[step], previous)}</span>
              )}
              <span className="block text-muted">
                {t('statistics.was', { count: formatNumber(locale, total.before[step]) })}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="text-muted">
        {t('statistics.valueOf')} {total.unpriced > 0 && t('statistics.unpriced', { count: total.unpriced })}
      </p>
    </StatisticsCard>
  )
}

/** Requests of a day, or of a week or month by its first day; `isLast` is the one that has not ended. */
type Column = { from: string; count: number; isWeekend: boolean; isLast: boolean }

/** Most columns whose numbers a phone has room for. */
const maxColumns = 31

const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()
const firstOf = {
  day: (day: string) => day,
  week: (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7)),
  month: (day: string) => `${day.slice(0, 7)}-01`,
} as const

type Unit = keyof typeof firstOf

function toColumns(days: readonly Pick<StatisticsRow, 'key' | 'sent'>[], today: string) {
  const unit: Unit = days.length <= maxColumns ? 'day' : days.length <= 7 * maxColumns ? 'week' : 'month'
  const groups = Map.groupBy(days, ({ key }) => firstOf[unit](key))
  const columns = [...groups].map(([first, all]): Column => ({
    from: all[0]?.key ?? first,
    count: all.reduce((sum, { sent }) => sum + sent, 0),
    isWeekend: unit === 'day' && [0, 6].includes(weekdayOf(first)),
    isLast: all.some(({ key }) => key === today),
  }))
  return { unit, columns }
}

/** So many minutes are a pile, which has its last: none holds both 15 and 16. What is later than an hour is the last pile. */
const pileMinutes = 5
const lastPile = 60 / pileMinutes

const pileOf = (minutes: number) => Math.min(lastPile, Math.max(0, Math.ceil(minutes / pileMinutes) - 1))

/** How many were called within the minutes of each pile. */
function toPiles(calls: ReadonlyMap<number, number>): number[] {
  const piles = Array.from({ length: lastPile + 1 }, () => 0)
  return piles.map((_none, pile) =>
    [...calls].reduce((sum, [minutes, count]) => (pileOf(minutes) === pile ? sum + count : sum), 0),
  )
}

type Point = { x: number; half: number }

/** A band between two points, whose width goes over from that of one to that of the other. */
function bandPath(from: Point, to: Point): string {
  const middle = (from.x + to.x) / 2
  const edge = (one: Point, other: Point, sign: number) =>
    `${one.x} ${sign * one.half}C${middle} ${sign * one.half} ${middle} ${sign * other.half} ${other.x} ${sign * other.half}`
  return `M${edge(from, to, -1)}L${edge(to, from, 1)}Z`
}
