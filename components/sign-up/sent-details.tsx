import type { CSSProperties, ReactNode } from 'react'
import { nextCall, placeOnHours, weekday, type OpeningHours } from '#lib/time/next-call'

type SentLabels = { phone: string; call: string; today: string; from: string; until: string }

export type SentProps = {
  labels: SentLabels
  hours: OpeningHours
  /** The band of these hours with a marker. */
  band: ReactNode
  /** BCP 47 tag of the page's language. */
  tag: string
}

/**
 * Under the confirmation: when the clinic calls, on the band of its hours, and the number that was sent, without the
 * country code, where it is known.
 */
export function SentDetails({ labels, hours, band, tag, phone }: SentProps & { phone?: string }) {
  const { day, isToday, time } = nextCall(new Date(), hours)
  return (
    <dl className="sent">
      {phone && (
        <>
          <dt>{labels.phone}</dt>
          <dd>+380 {phone}</dd>
        </>
      )}
      <dt>{labels.call}</dt>
      <dd style={{ '--at': `${placeOnHours(time)}%` } as CSSProperties}>
        {isToday ? labels.today : weekday(tag, day)} {time > hours.opens ? labels.until : labels.from}
        {band}
      </dd>
    </dl>
  )
}
