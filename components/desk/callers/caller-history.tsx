import type { ReactNode } from 'react'
import { DeskButton } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import { labelClass } from '#components/ui/field'
import { listChangedLeads, type LeadEvent } from '#lib/desk/callers/caller-history'
import { hasSeveralNames, listNames } from '#lib/desk/callers/caller-names'
import { describeEventTime } from '#lib/desk/callers/event-time'
import type { CallerView } from '#lib/desk/callers/view-caller'
import { joinTexts } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'

type CallerHistoryProps = { view: CallerView; texts: DeskTexts; to: string }

/**
 * The caller's events, newest first. Every colleague may undo the latest outcome, not only the
 * member of staff who recorded the outcome.
 */
export function CallerHistory({
  view: { events, undoable, lead, leads },
  texts,
  to,
}: CallerHistoryProps): ReactNode {
  const { t, formatTime } = texts
  const isForSeveral = hasSeveralNames(leads)
  const listEventNames = (event: LeadEvent) => listNames(listChangedLeads(leads, event)).join(', ')
  return (
    <section aria-labelledby="history">
      <h3 id="history" className={labelClass}>
        {t('lead.history')}
      </h3>
      <ol className="grid gap-2 text-sm">
        {events.map((event) => (
          <li key={event.id} className="grid grid-cols-[7rem_1fr] gap-x-3">
            <time dateTime={event.at} className="text-muted">
              {formatTime(event.at)}
            </time>
            <span>
              {describeEvent(event, texts)}
              {isForSeveral && event.detail.before && (
                <span className="block text-muted">{listEventNames(event)}</span>
              )}
              {event.detail.note !== undefined && (
                <span className="mt-1 block rounded-lg bg-wash px-3 py-2">{event.detail.note}</span>
              )}
            </span>
            {event === undoable && (
              <DeskForm
                className="col-start-2"
                action="/api/staff/lead"
                fields={{ number: lead.number, to, kind: 'undo', event: event.id }}
              >
                <DeskButton
                  look="link"
                  text={
                    isForSeveral ? t('do.undoNamed', { name: listEventNames(event) }) : t('do.undo')
                  }
                />
              </DeskForm>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function describeEvent(event: LeadEvent, texts: DeskTexts): string {
  const { staffId, action, detail } = event
  return joinTexts(
    `${texts.getStaffName(staffId)}: ${texts.getActionName(action)}`,
    texts.getActionName(detail.undone),
    texts.getReasonName(detail.reason),
    describeEventTime(event, texts),
  )
}
