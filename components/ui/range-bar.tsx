import type { CSSProperties } from 'react'

type Props = {
  /** Band of normal values, in per cent of the bar. */
  from: number
  to: number
  /** Where the marker stands at each stage, the first being the start, in per cent. */
  places: readonly number[]
  label: string
}

/**
 * The site's motif: a band and a marker that moves into it. The places are custom properties, because a marker can
 * only slide between values that CSS knows; the stylesheet picks the stage from the checked radio.
 */
export function RangeBar({ from, to, places, label }: Props) {
  const stages = Object.fromEntries(places.map((place, index) => [`--s${index}`, `${place}%`]))
  const style = { ...stages, '--start': `${places[0] ?? 0}%`, '--end': `${places.at(-1) ?? 0}%` } as CSSProperties
  return (
    <div role="img" aria-label={label} className="range-bar" style={style}>
      <span className="range-band" style={{ left: `${from}%`, right: `${100 - to}%` }} />
      <span className="range-path" />
      <span className="range-start" />
      <span className="range-now" />
    </div>
  )
}
