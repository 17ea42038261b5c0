import type { ReactNode } from 'react'
import { DeskForm } from '#components/desk/form/desk-form'
import type { DayPlanLine } from '#lib/desk/appointments/day-plan'
import { listNames } from '#lib/desk/callers/caller-names'

type LineFormProps = {
  line: Pick<DayPlanLine, 'lead' | 'leads' | 'version'>
  id?: string
  className: string
  /** The path of the page on which the line keeps its place after a result. */
  to: string
  /** The path of the page that shows the dialog with which the appointment is moved. */
  movePath: string
  /** True when the page shows this dialog. */
  isMoving: boolean
  /** Buttons that post an outcome, and the link or the dialog that moves the appointment. */
  children: ReactNode
}

/** The form of a line of Day or Reminders. */
export function LineForm({
  line,
  id,
  className,
  to,
  movePath,
  isMoving,
  children,
}: LineFormProps): ReactNode {
  const { lead, leads, version } = line
  return (
    <DeskForm
      id={id}
      action="/api/staff/lead"
      // A move may need a confirmation of the time. The next page needs the dialog again, because
      // the button “other time” of its notice opens the dialog.
      fields={{ number: lead.number, version, to: isMoving ? movePath : to }}
      className={className}
      aria-label={listNames(leads).join(', ')}
      noValidate
    >
      {/* The Enter key submits nothing, because the form's default button is disabled. */}
      <button hidden disabled />
      {children}
    </DeskForm>
  )
}
