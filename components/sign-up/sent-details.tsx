import { HoursBand } from '#components/ui/hours-band'
import type { FormProps } from '#components/sign-up/subscribe-form'
import { findNextCall, formatWeekday } from '#lib/time/next-call'

type Props = Pick<FormProps, 'labels'> & FormProps['sent'] & { phone?: string | undefined }

export function SentDetails({ labels, hours, tag, phone }: Props) {
  const { day, isToday, time, span } = findNextCall(new Date(), hours)
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
        {isToday ? labels.sentToday : formatWeekday(tag, day)}{' '}
        {time > span.opens
          ? labels.sentUntil.replace('{time}', span.closes)
          : labels.sentFrom.replace('{time}', span.opens)}
        <div className="mt-3 [clip-path:inset(-8px_0)]">
          <HoursBand spans={[span]} marker={time} />
        </div>
      </dd>
    </dl>
  )
}

export function MessageMark({ look }: { look: 'success' | 'failure' }) {
  return (
    <svg viewBox="0 0 96 64" width="96" height="64" aria-hidden="true">
      <rect
        x="4"
        y="18"
        width="88"
        height="28"
        rx="8"
        className={look === 'success' ? 'fill-band' : 'fill-wash'}
      />
      {look === 'success' ? (
        <path
          d="M34 32l10 10 20-22"
          className="fill-none stroke-plum"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <rect x="82" y="4" width="6" height="56" rx="3" className="fill-apricot" />
      )}
    </svg>
  )
}
