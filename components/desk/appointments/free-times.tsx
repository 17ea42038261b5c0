import type { ReactNode } from 'react'
import { OutcomeButton } from '#components/desk/callers/outcome-button'
import { labelClass } from '#components/ui/field'
import { readFreeTimes, type DoctorFreeTimes } from '#lib/desk/appointments/free-times'
import type { Appointment } from '#lib/desk/appointments/appointment'
import { createDateFormat, joinTexts, timeParts } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { toFormTime } from '#lib/desk/form-time'
import { getKyivDay } from '#lib/time/kyiv-time'

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
  /** The appointment that is moved; undefined for a new appointment. */
  moved: Appointment | undefined
  texts: DeskTexts
}

/**
 * The free times of each doctor on the next days. In the list of each doctor the earliest day is
 * unfolded, or the day of the moved appointment. Each time is a button that books or moves the
 * appointment, so the times work without scripts.
 */
export async function FreeTimes({
  outcome,
  doctor,
  moved,
  texts,
}: FreeTimesProps): Promise<ReactNode> {
  const { t, person, desk } = texts
  const offers = await readFreeTimes(person, desk, moved)
  return (
    <div className="grid gap-2">
      <p className={`${labelClass} mb-0`}>{t('appointment.free')}</p>
      {offers.map((offer) => (
        <DoctorTimes
          key={offer.doctor}
          offer={offer}
          outcome={outcome}
          isOpen={offer.doctor === doctor}
          movedDay={moved && getKyivDay(new Date(moved.at))}
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
  /** The ISO day of the moved appointment; undefined for a new appointment. */
  movedDay: string | undefined
  texts: DeskTexts
}

function DoctorTimes({ offer, outcome, isOpen, movedDay, texts }: DoctorTimesProps): ReactNode {
  const { t, locale } = texts
  const doctorName = texts.getDoctorName(offer.doctor)
  const [firstDay] = offer.days
  const nearest = firstDay?.times[0]
  if (!firstDay || nearest === undefined)
    return (
      <p className="text-sm text-muted">
        {doctorName}: {t('appointment.noneFree')}
      </p>
    )
  const dayFormat = createDateFormat(locale, dayParts)
  const clockFormat = createDateFormat(locale, timeParts)
  const nameDay = (time: Date) =>
    joinTexts(texts.nameNearDay(getKyivDay(time)), dayFormat.format(time))
  const nameTime = (time: Date) => `${nameDay(time)}, ${clockFormat.format(time)}`
  const openDay =
    offer.days.find(({ day }) => movedDay !== undefined && day >= movedDay) ?? firstDay
  return (
    <details open={isOpen} className="rounded-lg border border-line px-3">
      <summary className="min-h-11 py-2.5">
        <b className="font-semibold">{doctorName}</b>
        <span className="block text-sm text-muted">
          {t('appointment.nearest', { time: nameTime(new Date(nearest)) })}
        </span>
      </summary>
      {offer.days.map(({ day, times }) => (
        <details key={day} open={day === openDay.day} className="border-t border-line">
          <summary className="min-h-11 py-3 text-sm">{nameDay(new Date(times[0] ?? ''))}</summary>
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
