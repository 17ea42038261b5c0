import type { CSSProperties, ReactNode } from 'react'
import type { InLanguage } from '#lib/content/localized'
import type { ServicePackage } from '#lib/content/site-content'

/** Length of the ruler in months: the duration of the longest package (spec section 3). */
export const rulerMonths = 12

/** Sets the length of a package's bar, as a share of the ruler. */
export const getBarStyle = (months: number): CSSProperties =>
  ({ '--share': `${(months / rulerMonths) * 100}%` }) as CSSProperties

/**
 * The bar of a package along the ruler of twelve months. Ticks on the bar are consultations, and
 * rings are tests. `children` are the number of months inside the bar.
 */
export function PackageBar({
  item: { months, schedule },
  children,
}: {
  item: InLanguage<ServicePackage>
  children: ReactNode
}): ReactNode {
  const rings = schedule.tests.map((at) => `M${at} .5h0`).join('')
  return (
    <p className="programme-bar">
      {children}
      <svg aria-hidden="true" viewBox={`0 0 ${months} 1`} preserveAspectRatio="none">
        <path d={schedule.consultations.map((at) => `M${at} 0v1`).join('')} />
        <path className="ring" d={rings} />
        <path className="ring-core" d={rings} />
      </svg>
    </p>
  )
}
