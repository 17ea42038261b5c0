/** First and last hour of the scale. */
const first = 6
const last = 22

/** Place of a clock time (`09:00`) on the scale. */
function place(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return ((hours + minutes / 60 - first) / (last - first)) * 100
}

type Props = {
  /** `09:00` */
  opens: string
  closes: string
  /** Where the marker stands; no marker without it. */
  at?: string
}

/** The hours from 6 to 22 with those when the clinic is open as the band. What it shows stands in the text beside it. */
export function HoursBand({ opens, closes, at }: Props) {
  const [start, end] = [place(opens), place(closes)]
  return (
    <svg aria-hidden="true" className="hours-band">
      <rect />
      <rect x={`${start}%`} width={`${end - start}%`} className="fill-band" />
      {[opens, closes].map((time) => (
        <text key={time} x={`${place(time)}%`}>
          {time}
        </text>
      ))}
      {at !== undefined && <rect x={`${place(at)}%`} className="fill-mark" />}
    </svg>
  )
}
