import type { ReactNode } from 'react'
import { CallButton, CopyButton, NoteField } from '#components/staff/call-button'
import { StateMark } from '#components/staff/caller-list'
import { deskButton, DeskForm, DeskLink, linkClass, noticeClass } from '#components/staff/field'
import { Outcomes } from '#components/staff/outcomes'
import { maxNote } from '#lib/desk/actions'
import { isOpen, wordOfLead } from '#lib/desk/caller'
import { goalMinutes } from '#lib/desk/goal'
import type { CallerView } from '#lib/desk/lists'
import { unsavedNote } from '#lib/desk/post'
import { deskWords, wordOf, type LeadWords } from '#lib/desk/words'
import { formatPhone } from '#lib/leads/phone'

/** `to` is the page that shows the card. */
type CallerCardProps = { view: CallerView; words: LeadWords; to: string }

/** Everything of one person: calling, what was asked for, what became of it, history. */
export async function CallerCard({ view, words, to }: CallerCardProps) {
  const t = await deskWords('Staff')
  const { lead, claim, version, waitedMinutes, open } = view
  const { person, name, at, minutes } = words
  const fields = { number: String(lead.number), version: String(version), to }
  const calling = claim && claim.by !== person.id ? { name: name(claim.by), time: at(claim.until) } : null
  return (
    <>
      <header>
        <h2 className="title-3">{lead.name}</h2>
        <p className="flex flex-wrap items-center gap-x-4 text-lg">
          {formatPhone(lead.phone)}
          <CopyButton text={lead.phone} texts={copyTexts(t)} />
        </p>
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
        <CallButton
          phone={lead.phone}
          claim={fields}
          texts={{
            call: t('do.call'),
            claimed: calling ? t('said.ask.claimed', { name: lead.name }) : t('said.taken'),
          }}
        />
        <Messengers phone={lead.phone} />
      </div>
      <DeskForm action="/api/staff/lead" fields={fields} className="grid gap-4">
        {/* Enter in a field does nothing: the form's default button is disabled. */}
        <button hidden disabled />
        {claim?.by === person.id ? (
          <button className={linkClass} name="do" value="release">
            {t('do.release')}
          </button>
        ) : (
          <button className={deskButton('outline', 'hidden noscript:inline-flex')} name="do" value="claim">
            {t('do.claim')}
          </button>
        )}
        {isUnreachable(view, words.now) && (
          <p className={noticeClass}>
            {t('lead.unreachable')}{' '}
            <button className={linkClass} name="do" value="closed=unreachable">
              {t('lead.closeUnreachable')}
            </button>
          </p>
        )}
        <Requests view={view} words={words} />
        <NoteOf view={view} />
        {open.length > 0 && <Outcomes view={view} words={words} />}
        <p>
          <button className={deskButton('outline')} name="do" value="note">
            {t('do.note')}
          </button>
        </p>
      </DeskForm>
      <History view={view} words={words} />
    </>
  )
}

const copyTexts = (t: LeadWords['t']) => ({
  copy: t('do.copy'),
  copied: t('do.copied'),
  failed: t('do.notCopied'),
})

function Messengers({ phone }: { phone: string }) {
  const links = {
    Viber: `viber://chat?number=${encodeURIComponent(phone)}`,
    Telegram: `https://t.me/${phone}`,
    WhatsApp: `https://wa.me/${phone.slice(1)}`,
  }
  return Object.entries(links).map(([name, href]) => (
    <a key={name} className={linkClass} href={href} target="_blank" rel="noreferrer">
      {name}
    </a>
  ))
}

const [callsBefore, daysBefore] = [5, 3]

/** After five calls that nobody answered, over three days. */
function isUnreachable({ open }: CallerView, now: Date): boolean {
  return open.some(({ attempts, firstCallAt }) => {
    const since = firstCallAt === null ? Infinity : Date.parse(firstCallAt)
    return attempts >= callsBefore && now.getTime() - since >= daysBefore * 86_400_000
  })
}

/** What was asked for, newest first; the boxes choose what «booked» and «close» are about where there is a choice. */
function Requests({ view: { leads, open }, words }: Omit<CallerCardProps, 'to'>) {
  const { t, at, doctor } = words
  const isChoice = new Set(open.map(({ order }) => order)).size > 1 || open.length < leads.length
  const [first] = open
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">{t('lead.requests', { count: leads.length })}</legend>
      {leads.map((lead) => {
        const { word, detail } = words.state(lead)
        const state = wordOfLead(lead)
        const canChoose = lead.status === 'new' && (isOpen(lead) || lead.deskStatus === 'booked')
        return (
          <div key={lead.number} className="flex items-start gap-3 rounded-lg bg-wash p-3">
            {canChoose && isChoice ? (
              <input
                type="checkbox"
                className="mt-0.5 size-6 shrink-0 accent-action"
                id={`of-${lead.number}`}
                name="of"
                value={lead.number}
                defaultChecked={lead.number === first?.number}
              />
            ) : (
              canChoose && <input type="hidden" name="of" value={lead.number} />
            )}
            <div className="min-w-0 flex-1">
              <span className="float-right flex items-center gap-2 pl-2 text-sm">
                <StateMark state={state} /> {word}
              </span>
              <label htmlFor={`of-${lead.number}`} className="block font-semibold">
                {words.order(lead.order)}
              </label>
              {lead.removedOrder !== null && (
                <small className="block text-sm">{t('lead.removed', { order: words.order(lead.removedOrder) })}</small>
              )}
              <span className="block text-sm text-muted">
                {t('lead.number', { number: String(lead.number) })}, {at(lead.createdAt)}
              </span>
              {detail && (
                <span className="block text-sm">
                  {detail}
                  {lead.visitKind !== null && `, ${wordOf(t, `visit.kinds.${lead.visitKind}`)}`}
                  {lead.visitDoctor !== null && `, ${doctor(lead.visitDoctor)}`}
                </span>
              )}
            </div>
            {state === 'booked' || state === 'closed' ? (
              <button
                className={linkClass}
                name="do"
                value={`${state === 'booked' ? 'cancelled' : 'reopened'}=${lead.number}`}
              >
                {t(state === 'booked' ? 'do.cancelled' : 'do.reopened')}
              </button>
            ) : (
              state === 'spam' && (
                <button className={linkClass} name="do" value="notSpam">
                  {t('do.notSpam')}
                </button>
              )
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

async function NoteOf({ view: { lead, events } }: { view: CallerView }) {
  const t = await deskWords('Staff')
  const { note } = await unsavedNote(lead.number)
  return (
    <NoteField
      key={lead.caller}
      number={lead.number}
      unsaved={note}
      saved={events.flatMap(({ detail }) => detail.note ?? [])}
      label={t('lead.note')}
      hint={t(note === '' ? 'lead.noteHint' : 'lead.noteUnsaved')}
      maxLength={maxNote}
    />
  )
}

function History({ view: { events, leads }, words: { t, at, name } }: Omit<CallerCardProps, 'to'>) {
  const arrived = leads.map(({ number, createdAt }) => ({
    key: `lead-${number}`,
    time: createdAt,
    text: t('lead.arrived'),
  }))
  const done = events.map(({ id, at: time, staffId, action, detail }) => ({
    key: String(id),
    time,
    text: [
      `${name(staffId)}: ${wordOf(t, `audit.actions.${action}`)}`,
      detail.undone && wordOf(t, `audit.actions.${detail.undone}`),
      detail.reason && wordOf(t, `reasons.${detail.reason}`),
      detail.dueAt && at(detail.dueAt),
      detail.visitAt && at(detail.visitAt),
    ]
      .filter(Boolean)
      .join(', '),
    note: detail.note,
  }))
  const lines: { key: string; time: string; text: string; note?: string | undefined }[] = [...done, ...arrived]
  return (
    <section aria-labelledby="history">
      <h3 id="history" className="field-label">
        {t('lead.history')}
      </h3>
      <ol className="grid gap-2 text-sm">
        {lines
          .sort((one, other) => other.time.localeCompare(one.time))
          .map(({ key, time, text, note }) => (
            <li key={key} className="grid grid-cols-[7rem_1fr] gap-3">
              <time dateTime={time} className="text-muted">
                {at(time)}
              </time>
              <span>
                {text}
                {note !== undefined && <span className="mt-1 block rounded-lg bg-wash px-3 py-2">{note}</span>}
              </span>
            </li>
          ))}
      </ol>
    </section>
  )
}

/** Back to the list, where the list and the card have no room beside each other. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="lg:hidden">
      <DeskLink href={href}>{children}</DeskLink>
    </p>
  )
}
