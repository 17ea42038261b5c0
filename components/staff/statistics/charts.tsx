import {
  formatShare,
  labelOf,
  Numbers,
  StatisticsCard,
  type DrawingProps,
} from '#components/staff/statistics/statistics-card'
import { goalMinutes } from '#lib/desk/caller'
import { medianMinutes } from '#lib/desk/statistics/statistics'
import { dateFormat } from '#lib/desk/words'
import type { Locale } from '#lib/i18n/locales'
import { ownCampaign } from '#lib/leads/store/tables'
import { formatNumber, formatPrice } from '#lib/i18n/format'

/** Height of the highest bar, and room for its number and for the names beneath, in pixels. */
const [barHeight, numberHeight, nameHeight] = [120, 34, 24]
const bottom = numberHeight + barHeight
/** Most bars whose numbers stand side by side on a phone, and most that are named by their weekday. */
const maxLevel = 14
/** Most bars whose numbers a phone has room for at all. */
const maxNumbers = 31

type Bar = { name: string; count: number; className: string }

/** Bars with their numbers and names, the first `inGoal` of them before a band. */
function Bars({ bars, inGoal = 0, locale }: { bars: readonly Bar[]; inGoal?: number; locale: Locale }) {
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  const x = (step: number) => `${(100 * step) / bars.length}%`
  const isLevel = bars.length <= maxLevel
  return (
    <svg className="w-full overflow-visible text-sm" height={bottom + nameHeight} aria-hidden="true">
      <rect className="fill-band" y={numberHeight} width={x(inGoal)} height={barHeight} />
      {bars.map(({ name, count, className }, index) => {
        const height = Math.max(2, (barHeight * count) / highest)
        const top = bottom - height
        return (
          <g key={index}>
            <rect className={className} x={x(index + 0.14)} y={top} width={x(0.72)} height={height} rx="2" />
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
  const format = dateFormat(locale, {
    timeZone: 'UTC',
    ...(isLevel ? { weekday: 'short' } : { day: 'numeric', month: 'short' }),
  })
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
        {t('statistics.before', { days: days.length, count: formatNumber(locale, before.sent), change })}
      </p>
      <Numbers shown={shown} locale={locale} t={t} name="day" />
    </StatisticsCard>
  )
}

/** So many minutes are a pile, which has its last: none holds both 15 and 16. What is later than an hour is the last pile. */
const pileMinutes = 5
const piles = 60 / pileMinutes + 1

const pileOf = (minutes: number) => Math.min(piles - 1, Math.max(0, Math.ceil(minutes / pileMinutes) - 1))

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
  const bars = Array.from({ length: piles }, (_pile, index) => {
    const last = (index + 1) * pileMinutes
    return {
      name: index + 1 === piles ? '60+' : last % goalMinutes === 0 ? String(last) : '',
      count: [...minutes].reduce((sum, [minute, count]) => (pileOf(minute) === index ? sum + count : sum), 0),
      className: index === pileOf(median) ? 'fill-mark' : last > goalMinutes ? 'fill-apricot' : 'fill-quiet',
    }
  })
  return (
    <StatisticsCard
      title={t('statistics.calls')}
      aside={t('statistics.inTime', { share: formatShare(locale, inTime, called) })}
    >
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
  const bearing = rows.filter(({ key, sent }) => sent > 0 && key !== ownCampaign)
  const bars = bearing.slice(0, maxRows)
  const longest = Math.max(1, ...bars.flatMap(({ sent, before }) => [sent, before.sent]))
  const share = (count: number) => `${(100 * count) / longest}%`
  return (
    <StatisticsCard
      title={t('statistics.whence')}
      aside={t('statistics.bookedShare', { share: formatShare(locale, total.booked, total.sent) })}
    >
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
  const curve = points.map(({ x, half }, index) => {
    const before = points[index - 1]
    return before ? `C${x - 12.5} ${before.half} ${x - 12.5} ${half} ${x} ${half}` : `M${x} 0V${half}`
  })
  return (
    <StatisticsCard
      title={t('statistics.way')}
      aside={t('statistics.value', { price: formatPrice(locale, total.value) })}
      isWide
    >
      <svg className="w-full" height="120" viewBox="0 -1.1 100 2.2" preserveAspectRatio="none" aria-hidden="true">
        {[1, -1].map((side) => (
          <path key={side} className="fill-band" transform={`scale(1 ${side})`} d={`${curve.join('')}H100V0Z`} />
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
      <p className="text-muted">{t('statistics.valueOf')}</p>
    </StatisticsCard>
  )
}
