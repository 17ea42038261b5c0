import type { ReactNode } from 'react'

import type { FormLabels } from '#components/sign-up/form-texts'
import { HoursBand } from '#components/ui/hours-band'
import { findNextCall, formatWeekday, type OpeningHours } from '#lib/time/next-call'

export type SentDetailsProps = {
  labels: FormLabels
  hours: OpeningHours
  /** BCP 47 tag of the page's language. */
  tag: string
  /** The sent phone number, formatted for reading. Unset after a sign-up without JavaScript. */
  phone?: string | undefined
  /** The window that the visitor has chosen for the call, in words. */
  chosenTime?: string | null
}

/** The sent phone number and the time of the clinic's call, shown after a sign-up. */
export function SentDetails({
  labels,
  hours,
  tag,
  phone,
  chosenTime,
}: SentDetailsProps): ReactNode {
  return (
    <dl className="mt-6 w-full text-left">
      {phone && (
        <>
          <dt className="note">{labels.sentPhone}</dt>
          <dd className="mb-3">{phone}</dd>
        </>
      )}
      <dt className="note">{labels.sentCall}</dt>
      <dd className="mb-3">
        {/* `key` makes a new element for each text. On a page that the browser has translated, React
            can replace an element but not a text node. */}
        {chosenTime ? (
          <p key={chosenTime}>{chosenTime}</p>
        ) : (
          <NextCall labels={labels} hours={hours} tag={tag} />
        )}
      </dd>
    </dl>
  )
}

/** The time of the clinic's call when the visitor has chosen no window. */
function NextCall({
  labels,
  hours,
  tag,
}: Omit<SentDetailsProps, 'phone' | 'chosenTime'>): ReactNode {
  const { day, isToday, time, span } = findNextCall(new Date(), hours)
  return (
    <>
      {isToday ? labels.sentToday : formatWeekday(tag, day)}{' '}
      {time > span.opens
        ? labels.sentUntil.replace('{time}', span.closes)
        : labels.sentFrom.replace('{time}', span.opens)}
      <div className="mt-3 [clip-path:inset(-8px_0)]">
        <HoursBand spans={[span]} marker={time} />
      </div>
    </>
  )
}
