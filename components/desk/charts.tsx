import type { ReactNode } from 'react'
import { DeskLink, linkClass } from '#components/desk/field'
import { Table } from '#components/table'
import { goalMinutes } from '#lib/desk/caller'
import {
  medianMinutes,
  statisticsTable,
  type Breakdown,
  type Statistics,
} from '#lib/desk/statistics/statistics'
import { dateFormat, type Words } from '#lib/desk/words'
import { formatDay, formatNumber, formatPrice } from '#lib/i18n/format'
import { isLocale, localeDetails, type Locale } from '#lib/i18n/locales'
import { campaignReferrer } from '#lib/leads/lead'
import { otherValues, personalValue } from '#lib/visits/campaign-rules'
import { findOrder } from '#lib/orders'

type DrawingProps = { shown: Statistics; locale: Locale; t: Words }

type StatisticsCardProps = { title: string; aside?: string; isWide?: boolean; children: ReactNode }

/** A drawing under its title; the narrow ones stand side by side. */
function StatisticsCard({ title, aside, isWide = false, children }: StatisticsCardProps) {
  const place = isWide
    ? 'col-span-full'
    : 'lg:border-t-0 lg:px-6 lg:first:pl-0 lg:not-first:border-l lg:nth-3:pr-0'
  return (
    <section
      className={`grid min-w-0 grid-cols-1 content-start gap-3 border-t border-line py-5 ${place}`}
      aria-label={title}
    >
      <div className="flex flex-wrap justify-between gap-x-3 gap-y-1">
        <h2 className="font-sans text-sm font-medium text-muted">{title}</h2>
        <strong>{aside}</strong>
      </div>
      {children}
    </section>
  )
}

function Numbers({ shown, locale, t, name }: DrawingProps & { name: 'day' | 'by' }) {
  const { by, columns, rows, csv } = statisticsTable(shown, name)
  const { from, to } = shown.view
  const href = `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`
  const title = by === 'day' ? t('statistics.day') : t(`statistics.by.${by}`)
  return (
    <details>
      <summary className={linkClass}>{t('statistics.table')}</summary>
      <div
        className="overflow-x-auto [&_td]:text-right [&_th]:text-left [&_th]:font-normal [&_:is(td,th)]:border-t [&_:is(td,th)]:border-line [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:pr-3"
        tabIndex={0}
        role="group"
        aria-label={title}
      >
        <Table
          columns={[title, ...columns.map((column) => t(`statistics.columns.${column}`))]}
          rows={rows.map((row) => [
            labelOf(locale, t, by, row.key),
            ...columns.map((column) =>
              row[column] === null ? '—' : formatNumber(locale, row[column]),
            ),
          ])}
        />
      </div>
      <DeskLink href={href} download={`${by}-${from}-${to}.csv`} text={t('statistics.csv')} />
    </details>
  )
}

const special = {
  [campaignReferrer]: 'campaign',
  [personalValue]: 'personal',
  [otherValues]: 'other',
} as const
const isSpecial = (key: string): key is keyof typeof special => key in special

function labelOf(locale: Locale, t: Words, by: Breakdown | 'day', key: string): string {
  if (by === 'day') return formatDay(locale, key)
  if (by === 'language') return isLocale(key) ? localeDetails[key].name : key
  if (key === '') return t(`statistics.none.${by}`)
  if (isSpecial(key)) return t(`statistics.special.${special[key]}`)
  return by === 'package' ? (findOrder(key)?.label[locale] ?? t('lead.otherOrder')) : key
}

/** A part of a whole in per cent: `38%`, small ones with a decimal, a change as `+38%`; a dash without a whole. */
function formatShare(locale: Locale, part: number, whole: number, isChange = false): string {
  if (whole === 0) return '—'
  const share = part / whole
  const maximumFractionDigits = Math.abs(share) < 0.1 ? 1 : 0
  const signDisplay = isChange ? 'exceptZero' : 'auto'
  const options = { style: 'percent', maximumFractionDigits, signDisplay } as const
  return share.toLocaleString(localeDetails[locale].tag, options).replace('-', '−')
}

/** Height of the highest bar, and room for its number and for the names beneath, in pixels. */
const [barHeight, numberHeight, nameHeight] = [120, 34, 24]
const bottom = numberHeight + barHeight
/** Most bars whose numbers stand side by side on a phone, and most that are named by their weekday. */
const maxLevel = 14
/** Most bars whose numbers a phone has room for at all. */
const maxNumbers = 31

type BarsProps = {
  bars: { name: string; count: number; className: string }[]
  inGoal?: number
  locale: Locale
}

/** Bars with their numbers and names, the first `inGoal` of them before a band. */
function Bars({ bars, inGoal = 0, locale }: BarsProps) {
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  const x = (step: number) => `${(100 * step) / bars.length}%`
  const isLevel = bars.length <= maxLevel
  return (
    <svg
      className="w-full overflow-visible text-sm"
      height={bottom + nameHeight}
      aria-hidden="true"
    >
      <rect className="fill-band" y={numberHeight} width={x(inGoal)} height={barHeight} />
      {bars.map(({ name, count, className }, index) => {
        const height = Math.max(2, (barHeight * count) / highest)
        const top = bottom - height
        return (
          <g key={index}>
            <rect
              className={className}
              x={x(index + 0.14)}
              y={top}
              width={x(0.72)}
              height={height}
              rx="2"
            />
            {bars.length <= maxNumbers && (
              <text
                className={`${index < inGoal ? 'fill-on-band' : count > 0 ? 'fill-ink' : 'fill-muted'} ${isLevel ? '' : '[writing-mode:vertical-rl]'}`}
                x={x(index + 0.5)}
                y={top - 5}
                textAnchor={isLevel ? 'middle' : 'end'}
              >
                {formatNumber(locale, count)}
              </text>
            )}
            <text className="fill-muted" x={x(index + 0.5)} y={bottom + 18} textAnchor="middle">
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Names beneath more bars than stand level. */
const names = 5

/** Requests by day; the dark bar has not ended, the light ones are weekends. */
export function LeadsChart({ shown, locale, t }: DrawingProps) {
  const { days, today } = shown
  const isLevel = days.length <= maxLevel
  const every = isLevel ? 1 : Math.ceil(days.length / names)
  const parts = isLevel
    ? ({ weekday: 'short' } as const)
    : ({ day: 'numeric', month: 'short' } as const)
  const format = dateFormat(locale, { timeZone: 'UTC', ...parts })
  const bars = days.map(({ key, sent }, index) => {
    const noon = new Date(`${key}T12:00:00Z`)
    const name = format.format(noon).slice(0, isLevel ? 2 : undefined)
    const isWeekend = noon.getUTCDay() % 6 === 0
    return {
      name: index % every === Math.floor(every / 2) ? name : '',
      count: sent,
      className: key === today ? 'fill-mark' : isWeekend ? 'fill-line' : 'fill-quiet',
    }
  })
  const { sent, before } = shown.total
  const change = formatShare(locale, sent - before.sent, before.sent, true)
  return (
    <StatisticsCard title={t('statistics.leads')} aside={formatNumber(locale, sent)}>
      <Bars bars={bars} locale={locale} />
      <p className="text-muted">
        {t('statistics.before', {
          days: days.length,
          count: formatNumber(locale, before.sent),
          change,
        })}
      </p>
      <Numbers shown={shown} locale={locale} t={t} name="day" />
    </StatisticsCard>
  )
}

/** So many minutes are a pile, which has its last: none holds both 15 and 16. What is later than an hour is the last pile. */
const pileMinutes = 5
const piles = 60 / pileMinutes + 1

const pileOf = (minutes: number) =>
  Math.min(piles - 1, Math.max(0, Math.ceil(minutes / pileMinutes) - 1))

/** Minutes of opening hours to the first call, five by five: the band is the goal, the dark bar holds the median. */
export function CallsChart({ shown: { total }, locale, t }: DrawingProps) {
  const { minutes, called, inTime } = total
  const median = medianMinutes(total)
  if (median === null)
    return (
      <StatisticsCard title={t('statistics.calls')}>
        <p className="text-muted">{t('statistics.noCalls')}</p>
      </StatisticsCard>
    )
  const share = formatShare(locale, inTime, called)
  const bars = Array.from({ length: piles }, (_pile, index) => {
    const last = (index + 1) * pileMinutes
    return {
      name: index + 1 === piles ? '60+' : last % goalMinutes === 0 ? String(last) : '',
      count: [...minutes].reduce(
        (sum, [minute, count]) => (pileOf(minute) === index ? sum + count : sum),
        0,
      ),
      className:
        index === pileOf(median) ? 'fill-mark' : last > goalMinutes ? 'fill-apricot' : 'fill-quiet',
    }
  })
  return (
    <StatisticsCard title={t('statistics.calls')} aside={t('statistics.inTime', { share })}>
      <p>
        <b className="font-display text-2xl font-normal">
          {t('statistics.minute', { count: formatNumber(locale, median) })}
        </b>{' '}
        {t('statistics.median')}
      </p>
      <Bars bars={bars} inGoal={goalMinutes / pileMinutes} locale={locale} />
      <p className="text-muted">{t('statistics.openingHours', { goal: String(goalMinutes) })}</p>
    </StatisticsCard>
  )
}

const maxRows = 8

/** Values of what requests are broken down by: all, those booked, and a line where the period before ended. */
export function RowsChart(drawing: DrawingProps) {
  const { shown, locale, t } = drawing
  const { view, rows, total } = shown
  const bearing = rows.filter(({ key, sent }) => sent > 0 && key !== campaignReferrer)
  const bars = bearing.slice(0, maxRows)
  const longest = Math.max(1, ...bars.flatMap(({ sent, before }) => [sent, before.sent]))
  const width = (count: number) => `${(100 * count) / longest}%`
  const share = formatShare(locale, total.booked, total.sent)
  return (
    <StatisticsCard title={t('statistics.whence')} aside={t('statistics.bookedShare', { share })}>
      <ul className="grid gap-1.5">
        {bars.map(({ key, sent, booked, before }) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)_2.5rem_3rem] items-center gap-3"
          >
            <span className="line-clamp-2 [overflow-wrap:anywhere]">
              {labelOf(locale, t, view.by, key)}
            </span>
            <svg className="w-full overflow-visible" height="10" aria-hidden="true">
              <rect className="fill-line" width={width(sent)} height="10" rx="3" />
              <rect
                className="fill-mark forced-colors:fill-[Highlight]"
                width={width(booked)}
                height="10"
                rx="3"
              />
              <rect className="fill-apricot" x={width(before.sent)} y="-2" width="2" height="14" />
            </svg>
            <b className="text-right font-semibold">{formatNumber(locale, sent)}</b>
            <small className="text-right text-sm text-muted">
              {formatShare(locale, booked, sent)}
            </small>
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
  const price = formatPrice(locale, total.value)
  const widest = Math.max(...steps.map((step) => total[step]))
  const points = steps.map((step, index) => ({
    x: 25 * index + 1,
    half: Math.max(thinnest / 2, total[step] / widest),
  }))
  const curve = points.map(({ x, half }, index) => {
    const before = points[index - 1]
    return before
      ? `C${x - 12.5} ${before.half} ${x - 12.5} ${half} ${x} ${half}`
      : `M${x} 0V${half}`
  })
  return (
    <StatisticsCard title={t('statistics.way')} aside={t('statistics.value', { price })} isWide>
      <svg
        className="w-full"
        height="120"
        viewBox="0 -1.1 100 2.2"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {[1, -1].map((side) => (
          <path
            key={side}
            className="fill-band"
            transform={`scale(1 ${side})`}
            d={`${curve.join('')}H100V0Z`}
          />
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
              <b className="block font-display text-xl font-normal">
                {formatNumber(locale, total[step])}
              </b>
              {t(`statistics.columns.${step}`)}
              {index > 0 && previous >= total[step] && (
                <span className="block text-muted">
                  {formatShare(locale, total[step], previous)}
                </span>
              )}
              <span className="block text-muted">
                {t('statistics.was', { count: formatNumber(locale, total.before[step]) })}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="text-muted">{t('statistics.valueOf')}</p>
    </StatisticsCard>
  )
}
