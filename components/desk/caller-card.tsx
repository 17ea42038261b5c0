import type { ReactNode } from 'react'
import { CallButton } from '#components/desk/call-button'
import { StateMark } from '#components/desk/caller-list'
import { Copy } from '#components/desk/copy'
import { Draft } from '#components/desk/draft'
import { DeskButton, DeskForm, DeskLink, noticeClass } from '#components/desk/field'
import { Do, inForm, Outcomes } from '#components/desk/outcomes'
import { fieldClass, Label, labelClass } from '#components/ui/field'
import { Facts } from '#components/ui/lists'
import { maxNote } from '#lib/desk/actions'
import {
  goalMinutes,
  isBooked,
  isOpen,
  latestOutcome,
  type DeskLead,
  type LeadEvent,
} from '#lib/desk/caller'
import { listPath } from '#lib/desk/list-query'
import type { CallerView } from '#lib/desk/lists'
import { joined, wordOf, type LeadWords } from '#lib/desk/words'
import { localeDetails } from '#lib/i18n/locales'
import { acceptedTexts } from '#lib/leads/consent'
import { formatPhone } from '#lib/leads/phone'

/** `to` is the page that shows the card. */
type CallerCardProps = { view: CallerView; words: LeadWords; to: string }

export function CallerCard({ view, words, to }: CallerCardProps) {
  const { lead, claim, version, waitedMinutes, events } = view
  const { t, person, name, at, minutes } = words
  const fields = { number: lead.number, version, to }
  const texts = { call: t('do.call'), claimed: t('said.ask.claimed', { name: lead.name }) }
  const calling =
    claim && claim.by !== person.id ? { name: name(claim.by), time: at(claim.until) } : null
  return (
    <>
      <header>
        <h2 className="title-3">{lead.name}</h2>
        <p className="flex flex-wrap items-center gap-x-4 text-lg">
          {formatPhone(lead.phone)}
          <Copy text={lead.phone} />
        </p>
        {[...new Set(view.leads.flatMap(({ phoneNote }) => phoneNote ?? []))].map((note) => (
          <p key={note}>
            <span className="text-muted">{t('lead.phoneNote')}:</span> <span>{note}</span>
          </p>
        ))}
        {waitedMinutes !== null && (
          <p className="text-sm text-muted">
            {t('lead.waiting', {
              time: minutes(waitedMinutes),
              isLate: String(waitedMinutes > goalMinutes),
              over: minutes(waitedMinutes - goalMinutes),
              goal: String(goalMinutes),
            })}
          </p>
        )}
        {calling && <p className={noticeClass}>{t('said.claimed', calling)}</p>}
      </header>
      <div className="flex flex-wrap items-center gap-x-4">
        <CallButton phone={lead.phone} number={lead.number} texts={texts} />
        <Messengers phone={lead.phone} />
      </div>
      {/* A day half typed among the options must not keep the other buttons from working. */}
      <DeskForm action="/api/staff/lead" fields={fields} className="grid gap-4" noValidate>
        {/* Enter in a field does nothing: the form's default button is disabled. */}
        <button hidden disabled />
        {claim?.by === person.id ? (
          <Do look="link" value="kind=release" text={t('do.release')} />
        ) : (
          <Do extra="hidden noscript:inline-flex" value="kind=claim" text={t('do.claim')} />
        )}
        {view.isUnreachable && (
          <p className={noticeClass}>
            {t('lead.unreachable')}{' '}
            <Do
              look="link"
              value="kind=closed&reason=unreachable"
              text={t('lead.closeUnreachable')}
            />
          </p>
        )}
        <Requests view={view} words={words} />
        {/* The first lead's number stays as others come. */}
        <Draft name={`note-${(view.leads.at(-1) ?? lead).number}`} saved={events.flatMap(savedIn)}>
          <p>
            <Label htmlFor="note">{t('lead.note')}</Label>
            <textarea
              id="note"
              name="note"
              rows={2}
              maxLength={maxNote}
              className={fieldClass()}
              aria-describedby="note-hint"
            />
            <small id="note-hint" className="block pt-1.5 text-sm text-muted">
              {t('lead.noteHint')}
            </small>
          </p>
          <Outcomes view={view} words={words} />
        </Draft>
        <Do extra="justify-self-start" value="kind=note" text={t('do.note')} />
      </DeskForm>
      {events.length > 0 && <History view={view} words={words} to={to} />}
      {person.role === 'admin' && <Erase view={view} words={words} to={to} />}
    </>
  )
}

/** What of a form an event has kept. */
const savedIn = ({ detail: { note, dueAt, appointmentAt } }: LeadEvent) =>
  [note, ...[dueAt, appointmentAt].map((time) => time && inForm(new Date(time)))].filter(
    (text) => typeof text === 'string',
  )

function Messengers({ phone }: { phone: string }) {
  const links = {
    Viber: `viber://chat?number=${encodeURIComponent(phone)}`,
    Telegram: `https://t.me/${phone}`,
    WhatsApp: `https://wa.me/${phone.slice(1)}`,
  }
  return Object.entries(links).map(([name, href]) => (
    <DeskLink key={name} href={href} target="_blank" rel="noreferrer" text={name} />
  ))
}

const waysBack = {
  new: '',
  noAnswer: '',
  later: '',
  booked: 'cancelled',
  closed: 'reopened',
  spam: 'notSpam',
} as const

/** What was asked for, newest first; the boxes choose what «booked» and «close» are about where there is a choice. */
function Requests({ view, words }: Omit<CallerCardProps, 'to'>) {
  const { leads, open } = view
  const { t, at } = words
  const choosable = leads.filter((lead) => isOpen(lead) || isBooked(lead))
  const isChoice = new Set(choosable.map((lead) => `${lead.order} ${isBooked(lead)}`)).size > 1
  const [first = choosable[0]] = open
  return (
    <fieldset className="grid gap-2">
      <legend className={labelClass}>{t('lead.requests', { count: leads.length })}</legend>
      {leads.map((lead) => {
        const { code, word, detail } = words.state(lead)
        const wayBack = waysBack[code]
        return (
          <div key={lead.number} className="flex items-start gap-3 rounded-lg bg-wash p-3">
            {choosable.includes(lead) && (
              <input
                type={isChoice ? 'checkbox' : 'hidden'}
                className="mt-0.5 size-6 shrink-0 accent-action"
                id={`of-${lead.number}`}
                name="of"
                value={lead.number}
                defaultChecked={lead.number === first?.number}
              />
            )}
            <div className="min-w-0 flex-1">
              <span className="float-right flex items-center gap-2 pl-2 text-sm">
                <StateMark state={code} /> {word}
              </span>
              <label htmlFor={`of-${lead.number}`} className="block font-semibold">
                {words.order(lead.order)}
              </label>
              <span className="block text-sm text-muted">
                {t('lead.number', { number: String(lead.number) })}, {at(lead.createdAt)}
              </span>
              <span className="block text-sm">
                {joined(
                  detail,
                  words.kind(lead.appointmentKind),
                  words.doctor(lead.appointmentDoctor),
                )}
              </span>
              {wayBack && (
                <Do
                  look="link"
                  value={`kind=${wayBack}&of=${lead.number}`}
                  text={t(`do.${wayBack}`)}
                />
              )}
              <RequestFacts lead={lead} view={view} words={words} />
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}

function RequestFacts({
  lead,
  view,
  words: { t, at, source },
}: Omit<CallerCardProps, 'to'> & { lead: DeskLead }) {
  const deliveries = view.deliveries.filter(({ leadId }) => leadId === lead.id)
  const campaign = lead.lastTouch['utm_campaign']
  const consent = acceptedTexts(lead)
  const others = campaign && (
    <a className="underline" href={listPath({ tab: 'all', campaign })}>
      {campaign}
    </a>
  )
  const facts: [string, ReactNode][] = [
    [t('lead.language'), localeDetails[lead.language].name],
    [t('lead.page'), lead.page ?? '–'],
    [t('lead.source'), source(lead)],
    [t('lead.campaign'), others ?? t('lead.noCampaign')],
    [
      t('lead.consent'),
      t('lead.consentOf', { time: at(lead.consentAt), version: lead.consentVersion }),
    ],
    [
      '',
      consent ? (
        <q lang={localeDetails[lead.consentLanguage].tag}>{consent.sentence}</q>
      ) : (
        t('lead.noConsentText')
      ),
    ],
    ...deliveries.map(
      ({
        channel,
        status,
        attempts,
        deliveredAt,
        nextAttemptAt,
        lastError,
      }): [string, ReactNode] => [
        wordOf(t, `delivery.channels.${channel}`),
        joined(
          wordOf(t, `delivery.states.${status}`),
          status === 'delivered' && at(deliveredAt),
          status === 'pending' && t('delivery.next', { time: at(nextAttemptAt) }),
          t('delivery.attempts', { count: attempts }),
          lastError,
        ),
      ],
    ),
  ]
  return (
    <details className="text-sm" open={deliveries.some(({ status }) => status === 'dead')}>
      <summary className="min-h-11 py-3">{t('lead.details')}</summary>
      <Facts
        facts={facts}
        className="grid grid-cols-[8rem_1fr] gap-x-3 gap-y-1 wrap-anywhere"
        rows={{ className: 'contents' }}
        terms={{ className: 'text-muted' }}
      />
    </details>
  )
}

/** What was done, newest first; the latest outcome is taken back here, whoever's it was. */
function History({ view: { events, lead }, words, to }: CallerCardProps) {
  const { t, at, name, action: nameOf, reason: reasonOf } = words
  const outcome = latestOutcome(events)
  const undoing = t('do.undoNamed', { action: nameOf(outcome?.action) })
  const lineOf = ({
    staffId,
    action,
    detail: { undone, reason, dueAt, appointmentAt },
  }: LeadEvent) =>
    joined(
      `${name(staffId)}: ${nameOf(action)}`,
      nameOf(undone),
      reasonOf(reason),
      at(dueAt ?? appointmentAt),
    )
  return (
    <section aria-labelledby="history">
      <h3 id="history" className={labelClass}>
        {t('lead.history')}
      </h3>
      <ol className="grid gap-2 text-sm">
        {events.map((event) => (
          <li key={event.id} className="grid grid-cols-[7rem_1fr_auto] gap-3">
            <time dateTime={event.at} className="text-muted">
              {at(event.at)}
            </time>
            <span>
              {lineOf(event)}
              {event.detail.note !== undefined && (
                <span className="mt-1 block rounded-lg bg-wash px-3 py-2">{event.detail.note}</span>
              )}
            </span>
            {event === outcome && (
              <DeskForm
                action="/api/staff/lead"
                fields={{ number: lead.number, to, kind: 'undo', event: event.id }}
              >
                <DeskButton look="link" aria-label={undoing} text={t('do.undo')} />
              </DeskForm>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Erase({ view: { leads, lead }, words: { t }, to }: CallerCardProps) {
  const fields = { number: lead.number, to, kind: 'erase' }
  return (
    <details className="border-t border-line text-sm">
      <summary className="min-h-11 py-3 font-semibold">{t('erase.title')}</summary>
      <DeskForm action="/api/staff/lead" fields={fields} className="grid justify-items-start gap-2">
        <p className="text-muted">{t('erase.text')}</p>
        <DeskButton
          look="primary"
          extra="bg-error text-paper"
          text={t('erase.action', { count: leads.length })}
        />
      </DeskForm>
    </details>
  )
}
