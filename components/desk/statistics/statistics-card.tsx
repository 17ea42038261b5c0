import type { ReactNode } from 'react'
import type { DeskTranslator } from '#lib/desk/desk-locale'
import type { Statistics } from '#lib/desk/statistics/leads-statistics'
import type { Locale } from '#lib/i18n/locales'

/** Props of every chart on the page Statistics. */
export type StatisticsChartProps = { statistics: Statistics; locale: Locale; t: DeskTranslator }

type StatisticsCardProps = {
  title: string
  /** The main number of the chart, shown beside the title. */
  aside?: string
  isWide?: boolean
  children: ReactNode
}

/** A chart with a title. Cards without `isWide` stand side by side on a wide screen. */
export function StatisticsCard({
  title,
  aside,
  isWide = false,
  children,
}: StatisticsCardProps): ReactNode {
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
