import { placeOnHours, type Span } from '#lib/time/next-call'

/** The hours from 6 to 22 with those when the clinic is open as the band, and a time as the marker. The text beside it says the same. */
export function HoursBand({ spans, marker }: { spans: readonly Span[]; marker?: string }) {
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
