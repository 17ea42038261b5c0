import type { ReactNode } from 'react'
import { AppointmentDialog } from '#components/desk/appointments/appointment-dialog'
import { AppointmentEnds } from '#components/desk/appointments/appointment-ends'
import { ReminderResultText } from '#components/desk/appointments/reminder-result-text'
import { StatusMark } from '#components/desk/callers/status-mark'
import { FormDraft } from '#components/desk/form/form-draft'
import type { Appointment } from '#lib/desk/appointments/appointment'
import { listPossibleEnds } from '#lib/desk/appointments/appointment-ends'
import type { Caller } from '#lib/desk/callers/caller'
import { joinTexts } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'
import type { FormEntries } from '#lib/desk/flash'

type AppointmentBlockProps = {
  appointment: Appointment
  /** The caller who has the appointment. */
  caller: Caller
  /**
   * The values of the sent form while the desk asks staff to confirm the change. The fields show
   * these values again. Otherwise the list is empty.
   */
  sent: FormEntries
  texts: DeskTexts
  /** The leads of the appointment. */
  children: ReactNode
}

export function AppointmentBlock({
  appointment,
  caller,
  sent,
  texts,
  children,
}: AppointmentBlockProps): ReactNode {
  const { t, desk, formatTime } = texts
  const { id, at, kind, doctor } = appointment
  const title = t('appointment.titled', { time: formatTime(at) })
  return (
    <section aria-label={title} className="grid gap-2 rounded-lg border border-line p-3">
      <p>
        <b className="flex items-center gap-2 font-semibold">
          <StatusMark status="booked" /> {title}
        </b>
        <span className="block text-sm">
          {joinTexts(texts.getAppointmentKindName(kind), texts.getDoctorName(doctor))}
        </span>
        <ReminderResultText appointment={appointment} texts={texts} />
      </p>
      {children}
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <FormDraft name={`moved-${id}`}>
          <AppointmentDialog
            appointment={appointment}
            caller={caller}
            order={null}
            sent={sent}
            texts={texts}
          />
        </FormDraft>
        <AppointmentEnds
          appointment={appointment}
          ends={listPossibleEnds(appointment, desk.now)}
          texts={texts}
        />
      </div>
    </section>
  )
}
