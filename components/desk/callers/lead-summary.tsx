import type { ReactNode } from 'react'
import { LeadFacts } from '#components/desk/callers/lead-facts'
import { OutcomeButton } from '#components/desk/callers/outcome-button'
import { StatusMark } from '#components/desk/callers/status-mark'
import type { Tables } from '#lib/database/tables'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { isBookedLead } from '#lib/desk/callers/lead-state'
import { joinTexts } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'

/** The input that selects a lead for an outcome. A hidden input always selects the lead. */
export type LeadChoice = { type: 'checkbox' | 'hidden'; isTicked: boolean }

type LeadSummaryProps = {
  lead: DeskLead
  /** True shows the lead's name, so that staff can distinguish several leads of a caller. */
  hasName: boolean
  /** The deliveries of all leads of the caller. */
  deliveries: readonly Tables['delivery'][]
  /**
   * The input before the lead. Absent for a booked or settled lead, because the outcome buttons
   * change only open leads.
   */
  choice?: LeadChoice
  texts: DeskTexts
}

/**
 * The outcome that the button for reopening a lead posts, by the lead's status. A lead with ''
 * shows no such button.
 */
const reopeningOutcomes = {
  new: '',
  noAnswer: '',
  later: '',
  missed: '',
  cancelled: '',
  booked: '',
  came: 'reopened',
  closed: 'reopened',
  spam: 'notSpam',
} as const

/** One lead on the caller's card: its order, its status and its details. */
export function LeadSummary({
  lead,
  hasName,
  deliveries,
  choice,
  texts,
}: LeadSummaryProps): ReactNode {
  const { t } = texts
  const { status, label, detail } = texts.describeState(lead)
  const reopening = reopeningOutcomes[status]
  // The detail of these statuses is the time of the appointment.
  const hasEnded = status === 'came' || status === 'missed' || status === 'cancelled'
  const id = `of-${lead.number}`
  return (
    <div className="flex items-start gap-3 rounded-lg bg-wash p-3 lg:py-2">
      {choice && (
        <input
          type={choice.type}
          className="mt-0.5 size-6 shrink-0 accent-action"
          id={id}
          name="of"
          value={lead.number}
          defaultChecked={choice.isTicked}
        />
      )}
      <div className="min-w-0 flex-1">
        {/* A booked lead has no status here, because `AppointmentBlock` shows the status. */}
        {!isBookedLead(lead) && (
          <span className="float-right flex items-center gap-2 pl-2 text-sm">
            <StatusMark status={status} /> {label}
          </span>
        )}
        <label htmlFor={id} className="block font-semibold">
          {hasName && <span className="block">{lead.name}</span>}
          {texts.getOrderName(lead.order)}
        </label>
        <span className="block text-sm text-muted">
          {t('lead.number', { number: String(lead.number) })}, {texts.formatTime(lead.createdAt)}
        </span>
        {!isBookedLead(lead) && (
          <span className="block text-sm">
            {hasEnded ? joinTexts(detail, describeAppointment(lead, texts)) : detail}
          </span>
        )}
        {!isBookedLead(lead) && !hasEnded && lead.appointment && (
          <span className="block text-sm text-muted">
            {t('lead.earlierAppointment', {
              appointment: joinTexts(
                texts.formatTime(lead.appointment.at),
                describeAppointment(lead, texts),
                texts.getAppointmentStatusName(lead.appointment.status),
              ),
            })}
          </span>
        )}
        {reopening && (
          <OutcomeButton
            look="link"
            value={`kind=${reopening}&of=${lead.number}`}
            text={t(`do.${reopening}`)}
          />
        )}
        <LeadFacts
          lead={lead}
          deliveries={deliveries.filter(({ leadId }) => leadId === lead.id)}
          texts={texts}
        />
      </div>
    </div>
  )
}

/** The kind and the doctor of an appointment that has ended; '' without an appointment. */
function describeAppointment({ appointment }: DeskLead, texts: DeskTexts): string {
  if (!appointment) return ''
  return joinTexts(
    texts.getAppointmentKindName(appointment.kind),
    texts.getDoctorName(appointment.doctor),
  )
}
