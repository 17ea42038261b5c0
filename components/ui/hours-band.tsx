import { placeOnHours, type Span } from '#lib/time/next-call'

type Props = {
  /** The hours of a day. */
  spans: readonly Span[]
  /** `09:00` */
  marker?: string
}

/** The hours from 6 to 22 with those when the clinic is open as the band. What it shows stands in the text beside it. */
export function HoursBand({ spans, marker }: Props) {
  return (
    <svg aria-hidden="true" className="hours-band">
      <rect />
      {spans.map(({ opens, closes }) => (
        <rect
          key={opens}
          x={`${placeOnHours(opens)}%`}
          width={`${placeOnHours(closes) - placeOnHours(opens)}%`}
          className="fill-band"
        />
      ))}
      {spans
        .flatMap(({ opens, closes }) => [opens, closes])
        .map((time) => (
          <text key={time} x={`${placeOnHours(time)}%`}>
            {time}
          </text>
        ))}
      {marker && <rect x={`${placeOnHours(marker)}%`} className="fill-mark" />}
    </svg>
  )
}
