import type { ReactNode } from 'react'
import { AppointmentDialog } from '#components/desk/appointments/appointment-dialog'
import { OpenedPopover } from '#components/desk/reminders/opened-popover'
import type { ReminderLine } from '#lib/desk/appointments/reminder-list'
import { findCaller } from '#lib/desk/callers/caller'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { readAskedFields, readFlash } from '#lib/desk/flash'

type MoveDialogProps = { line: ReminderLine; texts: DeskTexts }

/**
 * The dialog that moves an appointment. A script opens the dialog when the page has loaded. The
 * dialog stays closed when the page shows the result of a move of this appointment. Without
 * JavaScript a button opens the dialog.
 */
export async function MoveDialog({
  line: { lead, leads, appointment },
  texts,
}: MoveDialogProps): Promise<ReactNode> {
  const { person, desk } = texts
  const caller = await findCaller(person, desk, lead.number)
  if (!caller) return null
  const numbers = leads.map(({ number }) => number)
  const sent = await readAskedFields(person, desk, numbers)
  const flash = await readFlash(person, desk)
  const hasMoved =
    flash?.said === 'change' && flash.action === 'moved' && numbers.includes(flash.number)
  return (
    <>
      <AppointmentDialog
        appointment={appointment}
        caller={caller}
        order={null}
        sent={sent}
        texts={texts}
      />
      {!hasMoved && <OpenedPopover id={`moved-${appointment.id}`} />}
    </>
  )
}
