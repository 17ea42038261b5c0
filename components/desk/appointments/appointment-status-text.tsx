import type { ReactNode } from 'react'
import { StatusMark } from '#components/desk/callers/status-mark'
import type { Appointment } from '#lib/desk/appointments/appointment'
import type { DeskTexts } from '#lib/desk/desk-texts'

type AppointmentStatusTextProps = { appointment: Appointment; texts: DeskTexts }

/**
 * Says whether the patient came to the appointment or missed the appointment. Renders nothing for
 * any other status.
 */
export function AppointmentStatusText({
  appointment: { status },
  texts,
}: AppointmentStatusTextProps): ReactNode {
  if (status !== 'came' && status !== 'missed') return null
  return (
    <span className="flex items-center gap-2">
      <StatusMark status={status} />
      {texts.getAppointmentStatusName(status)}
    </span>
  )
}
