import type { ReactNode } from 'react'
import { ConcernedRequests } from '#components/desk/callers/concerned-requests'
import type { Caller } from '#lib/desk/callers/caller'
import { listNames } from '#lib/desk/callers/caller-names'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { isBookedLead } from '#lib/desk/callers/lead-state'
import { createDateFormat, joinTexts, timeParts } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { getKyivDay } from '#lib/time/kyiv-time'

const longTimeParts = { ...timeParts, weekday: 'long', day: 'numeric', month: 'long' } as const

type AppointmentPeopleProps = {
  caller: Pick<Caller, 'leads' | 'open'>
  /** The id of the appointment that is moved; undefined for a new appointment. */
  movedId: string | undefined
  texts: DeskTexts
}

/**
 * The names and orders of the leads that are booked or moved. Below are the other appointments that
 * the caller already has.
 */
export function AppointmentPeople({ caller, movedId, texts }: AppointmentPeopleProps): ReactNode {
  const { t } = texts
  const { leads, open } = caller
  const booked = Map.groupBy(leads.filter(isBookedLead), ({ appointmentId }) => appointmentId)
  const others = [...booked].filter(([id]) => id !== movedId)
  const moved = movedId === undefined ? [] : (booked.get(movedId) ?? [])
  return (
    <div className="grid gap-2 rounded-lg bg-wash p-3 text-sm">
      {movedId === undefined ? (
        <ConcernedRequests leads={open} texts={texts} />
      ) : (
        <>
          <ConcernedRequests leads={moved} isForAll texts={texts} />
          <p>{t('appointment.present', { appointment: describePresent(moved, texts) })}</p>
        </>
      )}
      {others.map(([id, group]) => (
        <p key={id}>
          {t('appointment.already', { appointment: describeAppointment(group, texts) })}
        </p>
      ))}
    </div>
  )
}

/** The day and time in words, the kind and the doctor of the appointment that is moved. */
function describePresent(leads: readonly DeskLead[], texts: DeskTexts): string {
  const appointment = leads[0]?.appointment
  if (!appointment) return ''
  const at = new Date(appointment.at)
  return joinTexts(
    texts.nameNearDay(getKyivDay(at)),
    createDateFormat(texts.locale, longTimeParts).format(at),
    texts.getAppointmentKindName(appointment.kind),
    texts.getDoctorName(appointment.doctor),
  )
}

/**
 * The time, the kind and the doctor of an appointment, and the names in the leads of the
 * appointment.
 */
function describeAppointment(leads: readonly DeskLead[], texts: DeskTexts): string {
  const appointment = leads[0]?.appointment
  return joinTexts(
    texts.formatTime(appointment?.at),
    texts.getAppointmentKindName(appointment?.kind),
    texts.getDoctorName(appointment?.doctor ?? null),
    ...listNames(leads),
  )
}
