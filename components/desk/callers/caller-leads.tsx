import type { ReactNode } from 'react'
import { AppointmentBlock } from '#components/desk/appointments/appointment-block'
import { LeadSummary, type LeadChoice } from '#components/desk/callers/lead-summary'
import { labelClass } from '#components/ui/field'
import { findPresetLead } from '#lib/desk/callers/caller'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { isBookedLead, isOpenLead } from '#lib/desk/callers/lead-state'
import { isJustSettled, type CallerView } from '#lib/desk/callers/view-caller'
import type { DeskTexts } from '#lib/desk/desk-texts'
import type { FormEntries } from '#lib/desk/flash'
import { foldName } from '#lib/leads/lead-search'

type CallerLeadsProps = {
  view: CallerView
  /**
   * The values of the sent form while the desk asks staff to confirm the change. For example, the
   * clinic may be closed at the chosen time. The fields show these values again. Otherwise the list
   * is empty.
   */
  sent: FormEntries
  texts: DeskTexts
}

/**
 * The caller's leads in three parts: open leads, appointments with their leads, and settled leads.
 * Staff must call about open leads. In each part the newest lead is first.
 */
export function CallerLeads({ view, sent, texts }: CallerLeadsProps): ReactNode {
  const { leads, open, deliveries } = view
  const booked = Map.groupBy(leads.filter(isBookedLead), ({ appointmentId }) => appointmentId)
  const settled = leads.filter((lead) => !isOpenLead(lead) && !isBookedLead(lead))
  const renderLead = (lead: DeskLead) => (
    <LeadSummary
      key={lead.number}
      lead={lead}
      hasName={leads.length > 1}
      deliveries={deliveries}
      {...(open.includes(lead) && { choice: createChoice(view, sent, lead, texts.desk.now) })}
      texts={texts}
    />
  )
  return (
    <fieldset className="grid gap-2">
      <legend className={labelClass}>{texts.t('lead.requests', { count: leads.length })}</legend>
      {open.map(renderLead)}
      {[...booked.values()].map((group) => {
        const appointment = group[0]?.appointment
        if (!appointment) return null
        return (
          <AppointmentBlock
            key={appointment.id}
            appointment={appointment}
            caller={view}
            sent={sent}
            texts={texts}
          >
            {group.map(renderLead)}
          </AppointmentBlock>
        )
      })}
      {settled.map(renderLead)}
    </fieldset>
  )
}

/**
 * Returns one text with the name and the order of a lead. Leads with equal texts are one request
 * that a visitor sent several times.
 */
const describeRequest = ({ name, order }: DeskLead): string => `${foldName(name)} ${order}`

/**
 * Describes the input that selects an open lead for the outcomes of a call. The inputs are
 * checkboxes when `describeRequest` differs between the open leads, and for leads with another name
 * than the card. At first the leads whose text equals that of `findPresetLead` are ticked. After an
 * outcome of this person (`isJustSettled`), no lead is ticked. While the desk asks for a
 * confirmation, the leads ticked in the sent form are ticked.
 */
function createChoice(view: CallerView, sent: FormEntries, lead: DeskLead, now: Date): LeadChoice {
  const requests = new Set(view.open.map(describeRequest))
  const likely = findPresetLead(view)
  const preset = likely && isJustSettled(view, likely, now) ? undefined : likely
  return {
    type: requests.size > 1 || !preset ? 'checkbox' : 'hidden',
    isTicked:
      sent.length > 0
        ? sent.some(([name, value]) => name === 'of' && value === String(lead.number))
        : preset !== undefined && describeRequest(lead) === describeRequest(preset),
  }
}
