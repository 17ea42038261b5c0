import type { ReactNode } from 'react'
import { formatNumber } from '#lib/i18n/format'
import type { Locale } from '#lib/i18n/locales'

// Heights in pixels of the highest bar, the numbers above the bars and the names below the bars.
const barHeight = 120
const numberHeight = 34
const nameHeight = 24
const bottom = numberHeight + barHeight

/**
 * Maximum number of bars with horizontal numbers. In a chart with more bars the numbers are
 * vertical.
 */
export const maxHorizontalNumbers = 14
/**
 * Maximum number of bars with numbers. A chart with more bars shows no numbers, because so many
 * numbers do not fit on a phone.
 */
const maxNumbers = 31

export type ChartBar = { name: string; count: number; className: string }

type BarChartProps = {
  bars: ChartBar[]
  /** Number of bars at the beginning of the chart with a coloured background. The default is 0. */
  barsInBand?: number
  locale: Locale
}

/** Bars with their numbers and names. The chart is hidden from screen readers. */
export function BarChart({ bars, barsInBand = 0, locale }: BarChartProps): ReactNode {
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  const getX = (step: number) => `${(100 * step) / bars.length}%`
  const isHorizontal = bars.length <= maxHorizontalNumbers
  const direction = isHorizontal ? '' : '[writing-mode:vertical-rl]'
  return (
    <svg
      className="w-full overflow-visible text-sm"
      height={bottom + nameHeight}
      aria-hidden="true"
    >
      <rect className="fill-band" y={numberHeight} width={getX(barsInBand)} height={barHeight} />
      {bars.map(({ name, count, className }, index) => {
        const height = Math.max(2, (barHeight * count) / highest)
        const top = bottom - height
        return (
          <g key={index}>
            <rect
              className={className}
              x={getX(index + 0.14)}
              y={top}
              width={getX(0.72)}
              height={height}
              rx="2"
            />
            {bars.length <= maxNumbers && (
              <text
                className={`${getNumberClass(count, index < barsInBand)} ${direction}`}
                x={getX(index + 0.5)}
                y={top - 5}
                textAnchor={isHorizontal ? 'middle' : 'end'}
              >
                {formatNumber(locale, count)}
              </text>
            )}
            <text className="fill-muted" x={getX(index + 0.5)} y={bottom + 18} textAnchor="middle">
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function getNumberClass(count: number, isInBand: boolean): string {
  if (isInBand) return 'fill-on-band'
  return count > 0 ? 'fill-ink' : 'fill-muted'
}
