import type { ReactNode } from 'react'
import { AppointmentFields } from '#components/desk/appointments/appointment-fields'
import { AppointmentPeople } from '#components/desk/appointments/appointment-people'
import { OutcomeDialog } from '#components/desk/callers/outcome-dialog'
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
  const { t, person, desk } = texts
  const caller = await findCaller(person, desk, lead.number)
  if (!caller) return null
  const numbers = leads.map(({ number }) => number)
  const sent = await readAskedFields(person, desk, numbers)
  const flash = await readFlash(person, desk)
  const hasMoved =
    flash?.said === 'change' && flash.action === 'moved' && numbers.includes(flash.number)
  const id = `moved-${appointment.id}`
  return (
    <>
      <OutcomeDialog id={id} title={t('do.moved')} close={t('do.back')}>
        <AppointmentPeople caller={caller} movedId={appointment.id} texts={texts} />
        <AppointmentFields appointment={appointment} order={null} sent={sent} texts={texts} />
      </OutcomeDialog>
      {!hasMoved && <OpenedPopover id={id} />}
    </>
  )
}
