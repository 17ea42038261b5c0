import type { ReactNode } from 'react'
import { deskButton, DeskForm, linkClass } from '#components/staff/field'
import type { DeskLead } from '#lib/desk/caller'
import { listPath } from '#lib/desk/list-query'
import type { CallerView } from '#lib/desk/lists'
import { wordOf, type LeadWords } from '#lib/desk/words'
import { localeDetails } from '#lib/i18n/locales'
import { flatten } from '#lib/leads/csv'
import { isWholePhone } from '#lib/leads/phone'

type CallerDetailsProps = { view: CallerView; words: LeadWords; to: string }

function Folded({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className="border-t border-line text-sm" open={isOpen}>
      <summary className="min-h-11 py-3 font-semibold">{title}</summary>
      <div className="grid gap-4 pb-4">{children}</div>
    </details>
  )
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[8rem_1fr] gap-x-3 gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted wrap-anywhere">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is seldom needed of a caller, folded: where each request came from, consent, deliveries, erasure. */
export function CallerDetails({ view, words, to }: CallerDetailsProps) {
  const { t, person } = words
  return (
    <div>
      <Folded title={t('lead.whence')}>
        {view.leads.map((lead) => (
          <Whence key={lead.number} lead={lead} words={words} />
        ))}
      </Folded>
      <Folded title={t('record.title')}>
        {view.leads.map((lead) => (
          <Consent key={lead.number} lead={lead} view={view} words={words} />
        ))}
      </Folded>
      <Folded title={t('delivery.title')} isOpen={view.deliveries.some(({ status }) => status === 'dead')}>
        {view.leads.map((lead) => (
          <Deliveries key={lead.number} lead={lead} view={view} words={words} to={to} />
        ))}
      </Folded>
      {person.role === 'admin' && <Erase view={view} words={words} to={to} />}
    </div>
  )
}

type OfLeadProps = Omit<CallerDetailsProps, 'to'> & { lead: DeskLead }

function Whence({ lead, words }: Omit<OfLeadProps, 'view'>) {
  const { t, at } = words
  const campaign = lead.lastTouch['utm_campaign']
  return (
    <Facts
      facts={[
        [t('lead.number', { number: String(lead.number) }), at(lead.createdAt)],
        [t('lead.language'), localeDetails[lead.language].name],
        [t('lead.page'), lead.page ?? '–'],
        [t('lead.source'), words.source(lead)],
        [
          t('lead.campaign'),
          campaign === undefined ? (
            t('lead.noCampaign')
          ) : (
            <a className="underline" href={listPath('all', { campaign })}>
              {campaign}
            </a>
          ),
        ],
      ]}
    />
  )
}

function Consent({ lead, view, words: { t, at } }: OfLeadProps) {
  const consent = view.consents.get(lead.number)
  const fields = Object.entries(flatten(lead)).flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  return (
    <div className="grid gap-2">
      <p>
        {t('lead.number', { number: String(lead.number) })}:{' '}
        {t('lead.consentOf', { time: at(lead.consentAt), version: lead.consentVersion })}
      </p>
      {consent ? (
        <>
          <blockquote lang={localeDetails[lead.consentLanguage].tag}>{consent.sentence}</blockquote>
          <ul className="text-muted wrap-anywhere">
            {consent.documents.map(({ file, hash }) => (
              <li key={file}>
                {file}, SHA-256 {hash}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('record.unknown')}</p>
      )}
      <details>
        <summary className={linkClass}>{t('record.all')}</summary>
        <Facts facts={fields} />
      </details>
    </div>
  )
}

function Deliveries({ lead, view, words: { t, at, person }, to }: OfLeadProps & { to: string }) {
  const deliveries = view.deliveries.filter(({ leadId }) => leadId === lead.id)
  return (
    <div className="grid gap-2">
      <p>{t('lead.number', { number: String(lead.number) })}</p>
      {deliveries.length === 0 && <p className="text-muted">{t('delivery.none')}</p>}
      <ul className="grid gap-2">
        {deliveries.map(({ id, channel, status, attempts, deliveredAt, nextAttemptAt, lastError }) => (
          <li key={id}>
            <b className="font-semibold">{wordOf(t, `delivery.channels.${channel}`)}</b>:{' '}
            {wordOf(t, `delivery.states.${status}`)}
            {status === 'delivered' && deliveredAt !== null && <>, {at(deliveredAt)}</>}
            {status === 'pending' && <>, {t('delivery.next', { time: at(nextAttemptAt) })}</>}
            <span className="block text-muted">
              {t('delivery.attempts', { count: attempts })} {lastError !== null && <q>{lastError}</q>}
            </span>
          </li>
        ))}
      </ul>
      {person.role === 'admin' && lead.status !== 'suspected' && (
        <DeskForm
          action="/api/staff/lead"
          fields={{ number: String(lead.number), to }}
          className="flex flex-wrap gap-2"
        >
          <button className={deskButton('outline')} name="do" value={`tryAgain=${lead.number}`}>
            {t('do.tryAgain')}
          </button>
          {deliveries.some(({ status }) => status === 'pending') && (
            <button className={deskButton('outline')} name="do" value={`hold=${lead.number}`}>
              {t('do.hold')}
            </button>
          )}
        </DeskForm>
      )}
    </div>
  )
}

function Erase({ view: { leads, lead }, words: { t }, to }: CallerDetailsProps) {
  return (
    <Folded title={t('erase.title')}>
      <p className="text-muted">{t('erase.text')}</p>
      <DeskForm action="/api/staff/erase" fields={{ to }} className="grid justify-items-start gap-2">
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="sure" value="yes" required className="size-6 accent-action" /> {t('erase.sure')}
        </label>
        {leads.length > 1 ? (
          <label className="grid gap-1">
            <span className="field-label">{t('erase.which')}</span>
            <select name="number" className="field min-h-11 py-2" defaultValue={lead.number}>
              {leads.map(({ number }) => (
                <option key={number} value={number}>
                  {t('lead.number', { number: String(number) })}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <input type="hidden" name="number" value={lead.number} />
        )}
        <button className={deskButton('primary', 'bg-error text-paper')} name="scope" value="lead">
          {t('erase.lead')}
        </button>
        {isWholePhone(lead.phone) && leads.length > 1 && (
          <button className={deskButton('primary', 'bg-error text-paper')} name="scope" value="phone">
            {t('erase.phone', { count: String(leads.length) })}
          </button>
        )}
      </DeskForm>
    </Folded>
  )
}

export function NobodyChosen({ text, link }: { text: string; link?: { href: string; text: string } | undefined }) {
  return (
    <div className="grid content-start justify-items-start gap-4 p-6 max-lg:hidden">
      <p className="text-muted">{text}</p>
      {link && (
        <a className={deskButton()} href={link.href}>
          {link.text}
        </a>
      )}
    </div>
  )
}
