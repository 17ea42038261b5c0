import type { ReactNode } from 'react'
import { OutcomeButton } from '#components/desk/callers/outcome-button'
import { labelClass } from '#components/ui/field'
import { readFreeTimes, type DoctorFreeTimes } from '#lib/desk/appointments/free-times'
import { createDateFormat, timeParts } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { toFormTime } from '#lib/desk/form-time'

const dayParts = {
  timeZone: 'Europe/Kyiv',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
} as const

type FreeTimesProps = {
  /**
   * The start of each button's value, such as `kind=booked`. Each button adds its time and doctor
   * to this text.
   */
  outcome: string
  /** The id of the doctor whose times are unfolded at first; null unfolds no doctor. */
  doctor: string | null
  /** The id of the appointment that is moved; undefined for a new appointment. */
  movedId: string | undefined
  texts: DeskTexts
}

/**
 * The free times of each doctor on the next days. In the list of each doctor the earliest day is
 * unfolded. Each time is a button that books or moves the appointment, so the times work without
 * scripts.
 */
export async function FreeTimes({
  outcome,
  doctor,
  movedId,
  texts,
}: FreeTimesProps): Promise<ReactNode> {
  const { t, person, desk } = texts
  const offers = await readFreeTimes(person, desk, movedId)
  return (
    <div className="grid gap-2">
      <p className={`${labelClass} mb-0`}>{t('appointment.free')}</p>
      {offers.map((offer) => (
        <DoctorTimes
          key={offer.doctor}
          offer={offer}
          outcome={outcome}
          isOpen={offer.doctor === doctor}
          texts={texts}
        />
      ))}
    </div>
  )
}

type DoctorTimesProps = {
  offer: DoctorFreeTimes
  outcome: string
  isOpen: boolean
  texts: DeskTexts
}

function DoctorTimes({ offer, outcome, isOpen, texts }: DoctorTimesProps): ReactNode {
  const { t, locale } = texts
  const doctorName = texts.getDoctorName(offer.doctor)
  const nearest = offer.days[0]?.times[0]
  if (nearest === undefined)
    return (
      <p className="text-sm text-muted">
        {doctorName}: {t('appointment.noneFree')}
      </p>
    )
  const dayFormat = createDateFormat(locale, dayParts)
  const clockFormat = createDateFormat(locale, timeParts)
  const nameTime = (time: Date) => `${dayFormat.format(time)}, ${clockFormat.format(time)}`
  return (
    <details open={isOpen} className="rounded-lg border border-line px-3">
      <summary className="min-h-11 py-2.5">
        <b className="font-semibold">{doctorName}</b>
        <span className="block text-sm text-muted">
          {t('appointment.nearest', { time: nameTime(new Date(nearest)) })}
        </span>
      </summary>
      {offer.days.map(({ day, times }, index) => (
        <details key={day} open={index === 0} className="border-t border-line">
          <summary className="min-h-11 py-3 text-sm">
            {dayFormat.format(new Date(times[0] ?? ''))}
          </summary>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-1.5 pb-3">
            {times.map((at) => {
              const time = new Date(at)
              return (
                <OutcomeButton
                  key={at}
                  extra="px-1! figure"
                  value={`${outcome}&appointmentAt=${toFormTime(time)}&appointmentDoctor=${offer.doctor}`}
                  aria-label={`${nameTime(time)}, ${doctorName}`}
                  text={clockFormat.format(time)}
                />
              )
            })}
          </div>
        </details>
      ))}
    </details>
  )
}
