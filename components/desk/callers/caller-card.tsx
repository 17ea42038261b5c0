import type { ReactNode } from 'react'
import { CallButton } from '#components/desk/callers/call-button'
import { CallerHeading } from '#components/desk/callers/caller-heading'
import { CallerHistory } from '#components/desk/callers/caller-history'
import { CallerLeads } from '#components/desk/callers/caller-leads'
import { EraseCaller } from '#components/desk/callers/erase-caller'
import { OutcomeButton } from '#components/desk/callers/outcome-button'
import { OutcomeButtons } from '#components/desk/callers/outcome-buttons'
import { SeparateLeads } from '#components/desk/callers/separate-leads'
import { SeparatedCallers } from '#components/desk/callers/separated-callers'
import { PhoneActions } from '#components/desk/callers/phone-actions'
import { DeskForm } from '#components/desk/form/desk-form'
import { FormDraft } from '#components/desk/form/form-draft'
import { TextAreaField } from '#components/desk/form/text-area-field'
import { noticeClass } from '#components/desk/layout/page-styles'
import { maxNoteLength } from '#lib/desk/callers/add-note'
import type { LeadEvent } from '#lib/desk/callers/caller-history'
import { hasSeveralNames, listNames } from '#lib/desk/callers/caller-names'
import type { CallerView } from '#lib/desk/callers/view-caller'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { readAskedFields } from '#lib/desk/flash'
import { toFormTime } from '#lib/desk/form-time'

type CallerCardProps = {
  view: CallerView
  texts: DeskTexts
  /** The path of the page that shows the card. */
  to: string
}

export function CallerCard({ view, texts, to }: CallerCardProps): ReactNode {
  const { lead, events } = view
  const { t, person } = texts
  const messages = { call: t('do.call'), claimed: t('said.ask.claimed', { name: lead.name }) }
  return (
    <>
      <CallerHeading caller={view} texts={texts} />
      <div className="flex flex-wrap items-center gap-x-4">
        <CallButton phone={lead.phone} number={lead.number} messages={messages} />
        <PhoneActions phone={lead.phone} t={t} />
      </div>
      <CallerForm view={view} texts={texts} to={to} />
      {events.length > 0 && <CallerHistory view={view} texts={texts} to={to} />}
      {person.role === 'admin' && <EraseCaller view={view} texts={texts} to={to} />}
    </>
  )
}

/** One form for claim, note and outcomes, so that each button also saves a typed note. */
async function CallerForm({ view, texts, to }: CallerCardProps): Promise<ReactNode> {
  const { lead, leads, claim, version, events } = view
  const { t, person, desk } = texts
  const numbers = leads.map(({ number }) => number)
  const sent = await readAskedFields(person, desk, numbers)
  const fields = { number: lead.number, version, to }
  const isCalling = claim?.by === person.id
  // `FormDraft` keeps a typed note in the browser's storage under this name. The name must stay the
  // same when the caller signs up again. The name therefore contains the number of the caller's
  // oldest lead.
  const draftName = `note-${(leads.at(-1) ?? lead).number}`
  return (
    // `noValidate`, because the browser refuses to submit a form with a half-typed date. The date
    // may be in a closed dialog, where staff do not see the date.
    <DeskForm
      action="/api/staff/lead"
      fields={fields}
      className="flex flex-col gap-4 lg:gap-2"
      noValidate
    >
      {/* The Enter key submits nothing, because the form's default button is disabled. */}
      <button hidden disabled />
      {!isCalling && (
        <OutcomeButton
          extra="hidden noscript:inline-flex"
          value="kind=claim"
          text={t('do.claim')}
        />
      )}
      {view.unreachable.length > 0 && (
        <p className={noticeClass}>
          {hasSeveralNames(leads) && <b>{listUnreachableNames(view)}: </b>}
          {t('lead.unreachable')}{' '}
          <OutcomeButton
            look="link"
            value={`kind=closed&reason=unreachable${view.unreachable.map((number) => `&of=${number}`).join('')}`}
            text={t('lead.closeUnreachable')}
          />
        </p>
      )}
      <SeparatedCallers view={view} texts={texts} />
      <CallerLeads view={view} sent={sent} texts={texts} />
      <FormDraft name={draftName} saved={events.flatMap(getSavedTexts)}>
        <OutcomeButtons caller={view} sent={sent} texts={texts} />
        <TextAreaField
          name="note"
          label={t('lead.note')}
          hint={t('lead.noteHint')}
          maxLength={maxNoteLength}
        />
      </FormDraft>
      <div className="flex flex-wrap gap-x-4">
        <OutcomeButton value="kind=note" text={t('do.note')} />
        {/* The button appears seconds after the call. Below the outcomes, the button moves none. */}
        {isCalling && <OutcomeButton look="link" value="kind=release" text={t('do.release')} />}
      </div>
      {leads.length > 1 && <SeparateLeads caller={view} texts={texts} />}
    </DeskForm>
  )
}

const listUnreachableNames = ({ leads, unreachable }: CallerView): string =>
  listNames(leads.filter(({ number }) => unreachable.includes(number))).join(', ')

/**
 * Returns the note and the times that an event saved, in the format of the form's fields.
 * `FormDraft` removes a draft that contains one of these texts.
 */
function getSavedTexts({ detail: { note, dueAt, appointmentAt } }: LeadEvent): string[] {
  const times = [dueAt, appointmentAt].flatMap((time) => (time ? toFormTime(new Date(time)) : []))
  return note === undefined ? times : [note, ...times]
}
