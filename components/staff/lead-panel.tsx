import { CallButton, CopyButton } from '#components/staff/copy-button'
import { DeskForm, DeskLink, DoButton, Field } from '#components/staff/field'
import { WaitBar } from '#components/staff/lead-rows'
import { orderName, sourceName, stateDetail, statusOf, wordOf, type LeadWords } from '#components/staff/lead-words'
import { leadPath } from '#lib/auth/paths'
import { closeReasons } from '#lib/desk/entry'
import { latestOutcome } from '#lib/desk/change'
import { goalMinutes } from '#lib/desk/goal'
import { laterTimes } from '#lib/desk/later-times'
import { listPath } from '#lib/desk/list-query'
import { maxNote } from '#lib/desk/actions'
import { unsavedNote } from '#lib/desk/post'
import type { LeadView } from '#lib/desk/lists'
import { deskWords } from '#lib/desk/words'
import { localeDetails } from '#lib/i18n/locales'
import type { Lead } from '#lib/leads/lead'
import { formatPhone } from '#lib/leads/phone'

type LeadPanelProps = {
  view: LeadView
  words: LeadWords
  /** Page that shows this lead, and where an outcome leads. */
  to: string
  next: string
}

export function LeadPanel({ view, words, to, next }: LeadPanelProps) {
  const { entry, lead, waitedMinutes, samePhone } = view
  const { t, minutes } = words
  const fields = { number: String(entry.number), version: String(entry.version), to, next }
  const called = entry.firstCallAt !== null ? 'called' : entry.status === 'new' ? 'waiting' : null
  return (
    <>
      <header>
        <h2 className="lead-name">{lead.name}</h2>
        <p className="lead-phone">
          {formatPhone(lead.phone)}{' '}
          <CopyButton
            text={lead.phone}
            className="desk-link"
            texts={{ copy: t('do.copy'), copied: t('do.copied'), failed: t('do.notCopied') }}
          />
        </p>
        <p className={`lead-state is-${statusOf(entry)}`}>
          {t(`statuses.${statusOf(entry)}`)}{' '}
          <small>
            {stateDetail(entry, words)} · {t('lead.number', { number: String(entry.number) })}
          </small>
        </p>
      </header>
      <div className="lead-calling">
        <CallButton phone={lead.phone} claim={{ ...fields, do: 'claim' }} text={t('do.call')} />
        {/* The form's first button is what Enter in the time's field presses. */}
        <button hidden form="actions" name="do" value="later" />
        <DoButton form="actions" what="noAnswer" hotkey="n" />
      </div>
      {called && (
        <div className="lead-waited">
          <WaitBar minutes={waitedMinutes} isCalled={called === 'called'} />
          <p>
            {t(`lead.${called}`, {
              time: minutes(waitedMinutes),
              isLate: String(waitedMinutes > goalMinutes),
              over: minutes(waitedMinutes - goalMinutes),
              goal: String(goalMinutes),
            })}
          </p>
        </div>
      )}
      {samePhone.length > 0 && (
        <p className="desk-notice">
          {t('lead.same')}{' '}
          {samePhone.slice(0, 10).map(({ number, createdAt, status }) => (
            <a key={number} href={leadPath(number)}>
              {t('lead.number', { number: String(number) })}, {words.at(createdAt)}, {t(`statuses.${status as 'new'}`)}
              ;{' '}
            </a>
          ))}
        </p>
      )}
      <LeadFacts lead={lead} words={words} />
      <LeadActions view={view} words={words} fields={fields} />
      <LeadHistory view={view} words={words} />
    </>
  )
}

function LeadFacts({ lead, words }: { lead: Lead; words: LeadWords }) {
  const { t, at } = words
  const campaign = lead.lastTouch['utm_campaign']
  return (
    <dl className="lead-facts">
      <dt>{t('lead.order')}</dt>
      <dd>
        <b>{orderName(lead.order, words)}</b>
        {lead.removedOrder !== null && (
          <small>{t('lead.removed', { order: orderName(lead.removedOrder, words) })}</small>
        )}
      </dd>
      <dt>{t('lead.language')}</dt>
      <dd lang={localeDetails[lead.language].tag}>{localeDetails[lead.language].name}</dd>
      <dt>{t('lead.came')}</dt>
      <dd>{at(lead.createdAt)}</dd>
      <dt>{t('lead.page')}</dt>
      <dd>{lead.page ?? '–'}</dd>
      <dt>{t('lead.source')}</dt>
      <dd>{sourceName(lead, words)}</dd>
      <dt>{t('lead.campaign')}</dt>
      <dd>
        {campaign === undefined ? (
          t('lead.noCampaign')
        ) : (
          <DeskLink href={listPath('all', { campaign })}>{campaign}</DeskLink>
        )}
      </dd>
      <dt>{t('lead.consent')}</dt>
      <dd>{t('lead.consentOf', { time: at(lead.consentAt), version: lead.consentVersion })}</dd>
    </dl>
  )
}

type LeadActionsProps = { view: LeadView; words: LeadWords; fields: Readonly<Record<string, string>> }

/** What became of the call, in one form, so that a note goes with whatever is pressed. */
async function LeadActions({ view: { entry, events }, words, fields }: LeadActionsProps) {
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

function LeadHistory({ view: { events, lead }, words: { t, at, name } }: { view: LeadView; words: LeadWords }) {
  return (
    <section aria-labelledby="history">
      <h3 id="history">{t('lead.history')}</h3>
      <ol className="lead-history">
        {events.map(({ id, at: time, staffId, action, detail }) => (
          <li key={id}>
            <time dateTime={time}>{at(time)}</time>
            <span>
              {name(staffId)}: {wordOf(t, `audit.actions.${action}`)}
              {detail.reason !== undefined && <>, {wordOf(t, `reasons.${detail.reason}`)}</>}
              {detail.dueAt !== undefined && <>, {at(detail.dueAt)}</>}
              {detail.of !== undefined && <>, № {detail.of}</>}
              {detail.note !== undefined && <q className="lead-text">{detail.note}</q>}
            </span>
          </li>
        ))}
        <li>
          <time dateTime={lead.createdAt}>{at(lead.createdAt)}</time>
          <span>{t('lead.arrived')}</span>
        </li>
      </ol>
    </section>
  )
}
