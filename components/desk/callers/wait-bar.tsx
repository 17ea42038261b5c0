import type { ReactNode } from 'react'
import { goalMinutes } from '#lib/desk/callers/calling-rules'

const scaleMinutes = 45
/**
 * The last position of the marker, in minutes. A longer wait is shown at this position, because the
 * edge of the scale would cut the marker off.
 */
const lastVisibleMinutes = 43

/**
 * Shows a caller's waiting time as a marker on a scale. The coloured band is the goal: a call
 * within 15 minutes.
 */
export function WaitBar({ minutes }: { minutes: number }): ReactNode {
  const goal = `${(goalMinutes / scaleMinutes) * 100}%`
  const marker = `${(Math.min(minutes, lastVisibleMinutes) / scaleMinutes) * 100}%`
  const isLate = minutes > goalMinutes
  return (
    <svg className="h-5.5 w-full overflow-visible" aria-hidden="true">
      <rect y="4" width="100%" height="14" rx="4" className="fill-line" />
      <rect y="4" width={goal} height="14" rx="4" className="fill-band" />
      {isLate && <line x1={goal} x2={marker} y1="11" y2="11" className="stroke-apricot stroke-2" />}
      {['stroke-(--halo) stroke-8', 'stroke-mark stroke-4'].map((line) => (
        <line
          key={line}
          x1={marker}
          x2={marker}
          y1="2"
          y2="20"
          className={line}
          strokeLinecap="round"
        />
      ))}
      {isLate && (
        <circle cx={marker} cy="11" r="4" className="fill-paper stroke-apricot stroke-2" />
      )}
    </svg>
  )
}
