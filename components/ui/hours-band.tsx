import { placeOnHours } from '#lib/time/next-call'

type Props = {
  /** `09:00` */
  opens: string
  closes: string
  marker?: string
}

/** The hours from 6 to 22 with those when the clinic is open as the band. What it shows stands in the text beside it. */
export function HoursBand({ opens, closes, marker }: Props) {
  const [start, end] = [placeOnHours(opens), placeOnHours(closes)]
  return (
    <svg aria-hidden="true" className="hours-band">
      <rect />
      <rect x={`${start}%`} width={`${end - start}%`} className="fill-band" />
      {[opens, closes].map((time) => (
        <text key={time} x={`${placeOnHours(time)}%`}>
          {time}
        </text>
      ))}
      {marker && <rect x={`${placeOnHours(marker)}%`} className="fill-mark" />}
    </svg>
  )
}
