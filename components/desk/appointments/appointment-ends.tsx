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

/** Buttons with which staff record how an appointment ended. */
export function AppointmentEnds({ appointment, ends, texts }: AppointmentEndsProps): ReactNode {
  const renderButton = (end: AppointmentEnd, look: 'outline' | 'link') => (
    <OutcomeButton
      key={end}
      look={look}
      value={`kind=${end}&appointment=${appointment.id}`}
      text={texts.t(`do.${end}`)}
    />
  )
  const attended = ends.filter((end) => end === 'came' || end === 'missed')
  const cancelled = ends.filter((end) => end === 'cancelledByThem' || end === 'cancelledByUs')
  return (
    <>
      {attended.map((end) => renderButton(end, 'outline'))}
      {cancelled.length > 0 && (
        <span className="flex flex-wrap gap-x-4 max-sm:basis-full">
          {cancelled.map((end) => renderButton(end, 'link'))}
        </span>
      )}
    </>
  )
}
