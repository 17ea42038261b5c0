import { HoursBand } from '#components/ui/hours-band'
import { nextCall, weekday, type OpeningHours } from '#lib/next-call'

type SentLabels = { phone: string; call: string; today: string; from: string; until: string }

export type SentProps = {
  labels: SentLabels
  hours: OpeningHours
  /** BCP 47 tag of the page's language. */
  tag: string
}

/**
 * Under the confirmation: when the clinic calls, on the band of its hours, and the number that was sent, without the
 * country code, where it is known.
 */
export function SentDetails({ labels, hours, tag, phone }: SentProps & { phone?: string }) {
  const { day, isToday, time } = nextCall(new Date(), hours)
  const isOpen = isToday && time > hours.opens
  return (
    <dl className="sent">
      {phone && (
        <>
          <dt>{labels.phone}</dt>
          <dd>+380 {phone.replace(/[()]/g, '')}</dd>
        </>
      )}
      <dt>{labels.call}</dt>
      <dd>
        {isToday ? labels.today : weekday(tag, day)} {isOpen ? labels.until : labels.from}
        <HoursBand {...hours} at={time} />
      </dd>
    </dl>
  )
}
