import type { ReactNode } from 'react'
import type { Appointment } from '#lib/desk/appointments/appointment'
import type { DeskTexts } from '#lib/desk/desk-texts'

type ReminderResultTextProps = { appointment: Appointment; texts: DeskTexts }

/**
 * The latest result of a reminder, with the member of staff who recorded the result and the time.
 * Renders nothing for an appointment that has ended, or that has no recorded reminder.
 */
export function ReminderResultText({ appointment, texts }: ReminderResultTextProps): ReactNode {
  const { reminder, remindedBy, remindedAt, status } = appointment
  if (reminder === null || status !== 'booked') return null
  return (
    <span className="block text-sm">
      <b aria-hidden="true">{reminder === 'confirmed' ? '✓' : '✕'}</b>{' '}
      {texts.t('reminders.by', {
        result: texts.t(`reminders.results.${reminder}`),
        name: texts.getStaffName(remindedBy),
        time: texts.formatTime(remindedAt),
      })}
    </span>
  )
}
