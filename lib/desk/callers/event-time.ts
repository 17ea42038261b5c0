import type { LeadEvent } from '#lib/desk/callers/caller-history'
import type { DeskTexts } from '#lib/desk/desk-texts'

/**
 * The time of the callback or the appointment that an event set; '' without a time. After an
 * unanswered call the text says that the time is the time of the next call.
 */
export function describeEventTime(
  { action, detail }: LeadEvent,
  { t, formatTime }: DeskTexts,
): string {
  const time = formatTime(detail.dueAt ?? detail.appointmentAt)
  return action === 'noAnswer' && time !== '' ? t('row.nextAttempt', { time }) : time
}
