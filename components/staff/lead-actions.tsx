import { DeskForm } from '#components/staff/desk-form'
import { DoButton } from '#components/staff/do-button'
import { Field } from '#components/staff/field'
import type { LeadWords } from '#components/staff/lead-words'
import { closeReasons } from '#lib/desk/entry'
import { latestOutcome } from '#lib/desk/event'
import { maxNote } from '#lib/desk/note'
import type { LeadView } from '#lib/desk/view'
import { laterTimes } from '#lib/desk/later-times'
import { unsavedNote } from '#lib/desk/unsaved-note'
import { deskWords } from '#lib/desk/words'

type LeadActionsProps = { view: LeadView; words: LeadWords; fields: Readonly<Record<string, string>> }

/** What became of the call, in one form, so that a note goes with whatever is pressed. */
export async function LeadActions({ view: { entry, events }, words, fields }: LeadActionsProps) {
  const t = await deskWords('Staff')
  const { at, person, now } = words
  const unsaved = await unsavedNote(entry.number)
  const times = laterTimes(now).map((time) => time.toISOString())
  const isMine = entry.claim?.by === person.id
  return (
    <DeskForm action="/api/staff/lead" fields={fields} id="actions" className="lead-actions">
      {(entry.claim === null || isMine) && <DoButton what={isMine ? 'release' : 'claim'} />}
      <details name="outcome">
        <summary className="desk-button is-quiet" data-key="l">
          {t('do.later')} <kbd>l</kbd>
        </summary>
        <div className="lead-choices">
          {times.map((time) => (
            <DoButton key={time} what="later" detail={time}>
              {at(time)}
            </DoButton>
          ))}
          <Field name="time" label={t('do.time')} type="datetime-local" />
          <button className="desk-button" name="do" value="later">
            {t('do.laterAt')}
          </button>
        </div>
      </details>
      <DoButton what="booked" hotkey="b" />
      <details name="outcome">
        <summary className="desk-button is-quiet" data-key="x">
          {t('do.closed')} <kbd>x</kbd>
        </summary>
        <div className="lead-choices">
          {closeReasons.map((reason) => (
            <DoButton key={reason} what="closed" detail={reason}>
              {t(`reasons.${reason}`)}
            </DoButton>
          ))}
        </div>
      </details>
      <DoButton what={entry.suspected ? 'notSpam' : 'spam'} hotkey="s" />
      {latestOutcome(events)?.staffId === person.id && <DoButton what="undo" hotkey="u" />}
      <p className="desk-field lead-note">
        <label htmlFor="note">
          {t('lead.note')} <kbd>m</kbd>
        </label>
        <textarea
          id="note"
          name="note"
          rows={3}
          maxLength={maxNote}
          defaultValue={unsaved}
          data-key="m"
          aria-describedby="note-hint"
        />
        <small id="note-hint" className="desk-muted">
          {t(unsaved === '' ? 'lead.noteHint' : 'lead.noteUnsaved')}
        </small>
      </p>
      <DoButton what="note" />
    </DeskForm>
  )
}
