import type { ReactNode } from 'react'
import { getPlaceOnHours, type OpeningSpan } from '#lib/time/next-call'

/**
 * Draws the hours from 6 to 22, with the opening hours as bands and a marker at the time `marker`.
 * Hidden from screen readers, because a text beside the drawing gives the same facts.
 */
export function HoursBand({
  spans,
  marker,
}: {
  spans: readonly OpeningSpan[]
  marker?: string
}): ReactNode {
  return (
    <svg aria-hidden="true" className="h-[calc(28px+1.6em)] w-full overflow-visible text-sm">
      <rect width="100%" height="28" rx="6" className="fill-line" />
      {spans.map(({ opens, closes }) => (
        <rect
          key={opens}
          x={`${getPlaceOnHours(opens)}%`}
          width={`${getPlaceOnHours(closes) - getPlaceOnHours(opens)}%`}
          height="28"
          rx="6"
          className="fill-band"
        />
      ))}
      {spans
        .flatMap(({ opens, closes }) => [opens, closes])
        .map((time) => (
          <text
            key={time}
            x={`${getPlaceOnHours(time)}%`}
            y="28"
            dy="1.2em"
            textAnchor="middle"
            fill="currentColor"
          >
            {time}
          </text>
        ))}
      {marker && (
        <rect
          x={`${getPlaceOnHours(marker)}%`}
          y="-6"
          width="5"
          height="40"
          rx="2.5"
          className="hours-now fill-mark stroke-(--halo) stroke-2"
        />
      )}
    </svg>
  )
}
