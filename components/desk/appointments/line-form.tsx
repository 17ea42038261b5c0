import type { ReactNode } from 'react'
import { createResultHash } from '#components/desk/appointments/line-result'
import { DeskForm } from '#components/desk/form/desk-form'
import type { Appointment } from '#lib/desk/appointments/appointment'
import type { DayPlanLine } from '#lib/desk/appointments/day-plan'
import { listNames } from '#lib/desk/callers/caller-names'

type LineFormProps = {
  line: Pick<DayPlanLine, 'lead' | 'leads' | 'version'> & { appointment: Appointment }
  className: string
  /**
   * The path of the page that opens after the outcome. While the dialog of a move is open, this page
   * opens the dialog too, because the page may ask about the time and offer another time.
   */
  to: string
  /** Buttons that post an outcome, and the link or the dialog that moves the appointment. */
  children: ReactNode
}

/** The form of a line of Day or Reminders. */
export function LineForm({ line, className, to, children }: LineFormProps): ReactNode {
  const { lead, leads, version, appointment } = line
  return (
    <DeskForm
      action="/api/staff/lead"
      fields={{ number: lead.number, version, to: to + createResultHash(appointment) }}
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
