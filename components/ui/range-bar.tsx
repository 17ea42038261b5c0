import type { ReactNode } from 'react'
type Props = {
  /** Ends of the band in per cent of the scale. */
  from?: number
  to?: number
  /**
   * A value outside the band, in per cent of the scale. A dotted line joins the value to the band.
   */
  value?: number
  /** Positions of the marker and of the dots, in per cent of the scale. */
  marker?: number
  dots?: readonly number[]
  height?: number
  /** CSS classes of the SVG. Their fill is the colour of the scale. */
  className: string
}

/**
 * Draws a scale with a band for the normal range. Hidden from screen readers, because a text beside
 * the drawing gives the same facts.
 */
export function RangeBar({
  from = 0,
  to = 100,
  value,
  marker,
  dots = [],
  height = 30,
  className,
}: Props): ReactNode {
  const middle = height / 2
  const bar = { height, rx: height / 5 }
  const line = { x1: `${marker}%`, x2: `${marker}%`, y1: -4, y2: height + 4 }
  return (
    <svg
      aria-hidden="true"
      height={height}
      strokeLinecap="round"
      className={`range overflow-visible text-mark ${className}`}
    >
      <rect width="100%" {...bar} />
      <rect x={`${from}%`} width={`${to - from}%`} {...bar} className="fill-band" />
      {value !== undefined && (
        <>
          <line
            x1={`${value < from ? from : to}%`}
            x2={`${value}%`}
            y1={middle}
            y2={middle}
            strokeDasharray="0 8"
            className="stroke-apricot stroke-3"
          />
          <circle
            cx={`${value}%`}
            cy={middle}
            r="8"
            className="fill-apricot stroke-current stroke-2"
          />
        </>
      )}
      {dots.map((dot) => (
        <circle key={dot} cx={`${dot}%`} cy={middle} r="5" className="fill-plum" />
      ))}
      {marker !== undefined && (
        <>
          <line {...line} className="stroke-(--halo) stroke-8" />
          <line {...line} className="stroke-current stroke-4" />
        </>
      )}
    </svg>
  )
}
