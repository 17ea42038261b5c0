import { DeskForm } from '#components/staff/desk-form'
import { wordOf, type LeadWords } from '#components/staff/lead-words'
import { closeReasons } from '#lib/leads/desk/entry'
import { latestOutcome } from '#lib/leads/desk/event'
import { maxNote } from '#lib/leads/desk/note'
import type { LeadView } from '#lib/leads/desk/view'
import { laterTimes } from '#lib/staff/later-times'
import { unsavedNote } from '#lib/staff/unsaved-note'
import { deskWords } from '#lib/staff/words'

type LeadActionsProps = { view: LeadView; words: LeadWords; fields: Readonly<Record<string, string>>; now: Date }

/** What became of the call, in one form, so that a note goes with whatever is pressed. */
export async function LeadActions({ view: { entry, events }, words, fields, now }: LeadActionsProps) {
  const t = await deskWords('Staff')
  const { at, person } = words
  const unsaved = await unsavedNote(entry.number)
  const isMine = entry.claim?.by === person.id
  return (
    <DeskForm action="/api/staff/lead" fields={fields} id="actions" className="lead-actions">
      {(entry.claim === null || isMine) && (
        <button className="desk-button is-quiet" name="do" value={isMine ? 'release' : 'claim'}>
          {t(isMine ? 'do.release' : 'do.claim')}
        </button>
      )}
      <details name="outcome">
        <summary className="desk-button is-quiet" data-key="l">
          {t('do.later')} <kbd>l</kbd>
        </summary>
        <div className="lead-choices">
          {laterTimes(now).map((time) => (
            <button
              key={time.toISOString()}
              className="desk-button is-quiet"
              name="do"
              value={`later=${time.toISOString()}`}
            >
              {at(time.toISOString())}
            </button>
          ))}
          <p className="desk-field">
            <label htmlFor="time">{t('do.time')}</label>
            <input id="time" type="datetime-local" name="time" />
          </p>
          <button className="desk-button" name="do" value="later">
            {t('do.laterAt')}
          </button>
        </div>
      </details>
      <button className="desk-button is-quiet" name="do" value="booked" data-key="b">
        {t('do.booked')} <kbd>b</kbd>
      </button>
      <details name="outcome">
        <summary className="desk-button is-quiet" data-key="x">
          {t('do.closed')} <kbd>x</kbd>
        </summary>
        <div className="lead-choices">
          {closeReasons.map((reason) => (
            <button key={reason} className="desk-button is-quiet" name="do" value={`closed=${reason}`}>
              {wordOf(t, `reasons.${reason}`)}
            </button>
          ))}
        </div>
      </details>
      <button className="desk-button is-quiet" name="do" value={entry.suspected ? 'notSpam' : 'spam'} data-key="s">
        {t(entry.suspected ? 'do.notSpam' : 'do.spam')} <kbd>s</kbd>
      </button>
      {latestOutcome(events)?.staffId === person.id && (
        <button className="desk-button is-quiet" name="do" value="undo" data-key="u">
          {t('do.undo')} <kbd>u</kbd>
        </button>
      )}
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
      <button className="desk-button is-quiet" name="do" value="note">
        {t('do.note')}
      </button>
    </DeskForm>
  )
}
