import type { ReactNode } from 'react'
import { LeadFacts } from '#components/desk/callers/lead-facts'
import { OutcomeButton } from '#components/desk/callers/outcome-button'
import { StatusMark } from '#components/desk/callers/status-mark'
import { labelClass } from '#components/ui/field'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { isBookedLead, isOpenLead } from '#lib/desk/callers/lead-state'
import type { CallerView } from '#lib/desk/callers/view-caller'
import { joinTexts } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'

type CallerLeadsProps = { view: CallerView; texts: DeskTexts }

/**
 * The caller's leads, newest first. The outcomes “booked” and “closed” change the leads with a
 * ticked checkbox.
 */
export function CallerLeads({ view, texts }: CallerLeadsProps): ReactNode {
  const { leads, open } = view
  const choosable = leads.filter((lead) => isOpenLead(lead) || isBookedLead(lead))
  // Checkboxes are shown only when the leads differ in order or status, because leads with the same
  // order and status change together.
  const kinds = new Set(choosable.map((lead) => `${lead.order} ${isBookedLead(lead)}`))
  const [first = choosable[0]] = open
  return (
    <fieldset className="grid gap-2">
      <legend className={labelClass}>{texts.t('lead.requests', { count: leads.length })}</legend>
      {leads.map((lead) => (
        <div key={lead.number} className="flex items-start gap-3 rounded-lg bg-wash p-3">
          {choosable.includes(lead) && (
            <input
              type={kinds.size > 1 ? 'checkbox' : 'hidden'}
              className="mt-0.5 size-6 shrink-0 accent-action"
              id={`of-${lead.number}`}
              name="of"
              value={lead.number}
              defaultChecked={lead.number === first?.number}
            />
          )}
          <LeadSummary lead={lead} view={view} texts={texts} />
        </div>
      ))}
    </fieldset>
  )
}

/** The outcome that makes a lead open again, by the status of the lead; '' for an open lead. */
const reopeningOutcomes = {
  new: '',
  noAnswer: '',
  later: '',
  booked: 'cancelled',
  closed: 'reopened',
  spam: 'notSpam',
} as const

function LeadSummary({ lead, view, texts }: CallerLeadsProps & { lead: DeskLead }): ReactNode {
  const { t } = texts
  const { status, label, detail } = texts.describeState(lead)
  const reopening = reopeningOutcomes[status]
  return (
    <div className="min-w-0 flex-1">
      <span className="float-right flex items-center gap-2 pl-2 text-sm">
        <StatusMark status={status} /> {label}
      </span>
      <label htmlFor={`of-${lead.number}`} className="block font-semibold">
        {texts.getOrderName(lead.order)}
      </label>
      <span className="block text-sm text-muted">
        {t('lead.number', { number: String(lead.number) })}, {texts.formatTime(lead.createdAt)}
      </span>
      <span className="block text-sm">
        {joinTexts(
          detail,
          texts.getAppointmentKindName(lead.appointmentKind),
          texts.getDoctorName(lead.appointmentDoctor),
        )}
      </span>
      {reopening && (
        <OutcomeButton
          look="link"
          value={`kind=${reopening}&of=${lead.number}`}
          text={t(`do.${reopening}`)}
        />
      )}
      <LeadFacts
        lead={lead}
        deliveries={view.deliveries.filter(({ leadId }) => leadId === lead.id)}
        texts={texts}
      />
    </div>
  )
}
