import { CallButton } from '#components/staff/call-button'
import { CopyButton } from '#components/staff/copy-button'
import { DoButton } from '#components/staff/do-button'
import { LeadActions } from '#components/staff/lead-actions'
import { LeadFacts } from '#components/staff/lead-facts'
import { LeadHistory } from '#components/staff/lead-history'
import { WaitBar } from '#components/staff/lead-rows'
import { stateDetail, statusOf, type LeadWords } from '#components/staff/lead-words'
import type { LeadView } from '#lib/desk/view'
import { goalMinutes } from '#lib/desk/goal'
import { formatPhone } from '#lib/leads/phone'
import { leadPath } from '#lib/auth/paths'
import { deskWords } from '#lib/desk/words'

type LeadPanelProps = {
  view: LeadView
  words: LeadWords
  /** Page that shows this lead, and where an outcome leads. */
  to: string
  next: string
}

export async function LeadPanel({ view, words, to, next }: LeadPanelProps) {
  const { entry, lead, waitedMinutes, events, samePhone } = view
  const t = await deskWords('Staff')
  const { minutes } = words
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
      <LeadHistory events={events} lead={lead} words={words} />
    </>
  )
}
