import type { ComponentProps, ReactNode } from 'react'
import { AppointmentFields } from '#components/desk/appointments/appointment-fields'
import { AppointmentPeople } from '#components/desk/appointments/appointment-people'
import { OutcomeDialog } from '#components/desk/callers/outcome-dialog'
import type { Caller } from '#lib/desk/callers/caller'

type AppointmentDialogProps = ComponentProps<typeof AppointmentFields> & {
  /** The caller who has the moved appointment, or who gets the new appointment. */
  caller: Caller
}

/**
 * The dialog of a new or moved appointment, with the button that opens the dialog. The id of the
 * dialog is `booked` for a new appointment, and `moved-` with the appointment's id otherwise.
 */
export function AppointmentDialog({ caller, ...fields }: AppointmentDialogProps): ReactNode {
  const { appointment, texts } = fields
  const { t } = texts
  return (
    <OutcomeDialog
      id={appointment ? `moved-${appointment.id}` : 'booked'}
      title={t(appointment ? 'do.moved' : 'do.booked')}
      close={t('do.back')}
    >
      <AppointmentPeople caller={caller} movedId={appointment?.id} texts={texts} />
      <AppointmentFields {...fields} />
    </OutcomeDialog>
  )
}
