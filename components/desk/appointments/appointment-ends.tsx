import type { ReactNode } from 'react'
import { OutcomeButton } from '#components/desk/callers/outcome-button'
import type { Appointment } from '#lib/desk/appointments/appointment'
import type { AppointmentEnd } from '#lib/desk/appointments/appointment-ends'
import type { DeskTexts } from '#lib/desk/desk-texts'

type AppointmentEndsProps = {
  appointment: Appointment
  ends: readonly AppointmentEnd[]
  texts: DeskTexts
}

/** Buttons that say how an appointment ended. */
export function AppointmentEnds({ appointment, ends, texts }: AppointmentEndsProps): ReactNode {
  return ends.map((end) => (
    <OutcomeButton
      key={end}
      look={end === 'came' || end === 'missed' ? 'outline' : 'link'}
      value={`kind=${end}&appointment=${appointment.id}`}
      text={texts.t(`do.${end}`)}
    />
  ))
}
