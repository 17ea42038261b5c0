import type { ReactNode } from 'react'
import { DeskForm } from '#components/desk/form/desk-form'
import type { DayPlanLine } from '#lib/desk/appointments/day-plan'
import { listNames } from '#lib/desk/callers/caller-names'

type LineFormProps = {
  line: Pick<DayPlanLine, 'lead' | 'leads' | 'version'>
  className: string
  /**
   * The path of the next page. A move may need a confirmation of the time. The next page then needs
   * the dialog again, because the button “other time” of its notice opens the dialog.
   */
  to: string
  /** Buttons that post an outcome, and the link or the dialog that moves the appointment. */
  children: ReactNode
}

/** The form of a line of Day or Reminders. */
export function LineForm({ line, className, to, children }: LineFormProps): ReactNode {
  const { lead, leads, version } = line
  return (
    <DeskForm
      action="/api/staff/lead"
      fields={{ number: lead.number, version, to }}
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
