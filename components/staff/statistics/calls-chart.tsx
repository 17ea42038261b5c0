import { scaleLinear } from 'd3-scale'
import { Axis } from '#components/staff/statistics/axis'
import { StatisticsCard } from '#components/staff/statistics/statistics-card'
import { formatNumber } from '#lib/text/format'
import { goalMinutes } from '#lib/desk/goal'
import { dotsPath, dotWorth, scaleEnd, toPiles } from '#lib/desk/statistics/columns'
import { formatShare } from '#lib/desk/statistics/percent'
import type { ShownStatistics } from '#lib/desk/statistics/read-statistics'
import { deskLocale, deskWords } from '#lib/desk/words'

/** Most dots of a pile; they lie around the middle of the band. */
const maxDots = 5

/** Minutes of opening hours to the first call: the band is the goal, the marker the median, rings are late. */
export async function CallsChart({ shown: { total } }: { shown: ShownStatistics }) {
  const t = await deskWords('Staff')
  const locale = await deskLocale()
  const { minutes: firstCalls, medianMinutes: median, called, inTime } = total
  const x = scaleLinear([0, scaleEnd], [2, 98])
  const piles = toPiles(firstCalls)
  const worth = dotWorth(Math.max(1, ...piles.map(({ count }) => count)), maxDots)
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
