import type { ReactNode } from 'react'
import type { IconName } from '#lib/content/schemas/programme-fields'

const dots = (places: readonly number[]) => places.map((x) => `M${x} 16h0`).join('')

type Drawing = {
  /** Bands, each as x, y, width and height. */
  readonly bands: readonly (readonly [number, number, number, number])[]
  /** SVG path of thin lines. */
  readonly lines?: string
  /** SVG path of markers: thick vertical lines. */
  readonly markers?: string
  /** SVG path of dots on bands. Bands are light in both colour schemes, so these dots are dark. */
  readonly dots?: string
  /** SVG path of hollow dots. */
  readonly hollow?: string
}

const band = (x: number, width: number): Drawing['bands'] => [[x, 7, width, 18]]

/**
 * Icons of the landing pages, 72 × 32 units. An icon consists of bands, markers and dots, like a
 * figure of an article.
 */
const drawings: Record<IconName, Drawing> = {
  consultation: { bands: band(0, 72), markers: 'M14 3v26M58 3v26' },
  laboratory: { bands: band(18, 40), dots: dots([27, 38, 49]), hollow: dots([6, 67]) },
  plan: {
    bands: [
      [0, 0, 72, 8],
      [0, 12, 52, 8],
      [0, 24, 32, 8],
    ],
    markers: 'M70 -1v10M50 11v10M30 23v10',
  },
  nutraceuticals: { bands: band(0, 72), dots: dots([8, 17.3, 26.6, 36, 45.3, 54.6, 64]) },
  delivery: { bands: band(46, 26), lines: 'M10 16h49', hollow: dots([6]), markers: 'M59 3v26' },
  monitoring: {
    bands: band(0, 72),
    lines: 'M8 11L26 13L44 17L62 18',
    dots: 'M8 11h0M26 13h0M44 17h0M62 18h0',
  },
  scale: { bands: band(0, 40), lines: 'M24 16h36', hollow: dots([62]), markers: 'M24 3v26' },
  change: { bands: [[0, 14, 72, 18]], lines: 'M2 4H34L60 22H72', markers: 'M34 -1v10' },
  medicines: { bands: band(0, 30), dots: dots([8, 22]), hollow: dots([38, 52, 66]) },
}

export function Icon({ name }: { name: IconName }): ReactNode {
  const { bands, lines, markers, dots, hollow } = drawings[name]
  return (
    <svg
      viewBox="-2 -3 76 38"
      width="76"
      height="38"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mb-4 overflow-visible fill-none stroke-current text-mark"
    >
      {bands.map(([x, y, width, height]) => (
        <rect
          key={y}
          x={x}
          y={y}
          width={width}
          height={height}
          rx="4"
          className="fill-band stroke-none"
        />
      ))}
      {lines && <path d={lines} className="stroke-quiet stroke-2" />}
      {hollow && <path d={hollow} className="stroke-8" />}
      {hollow && (
        <path d={hollow} className="stroke-paper stroke-4 forced-colors:stroke-[Canvas]" />
      )}
      {dots && <path d={dots} className="stroke-plum stroke-8 forced-colors:stroke-[CanvasText]" />}
      {markers && <path d={markers} className="stroke-(--halo) stroke-8" />}
      {markers && <path d={markers} className="stroke-4" />}
    </svg>
  )
}
