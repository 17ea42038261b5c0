import type { ReactNode } from 'react'
import { DeskButton, DeskForm } from '#components/staff/field'
import type { DeskLead } from '#lib/desk/caller'
import { listPath } from '#lib/desk/list-query'
import type { CallerView } from '#lib/desk/lists'
import { wordOf, type LeadWords } from '#lib/desk/words'
import { localeDetails } from '#lib/i18n/locales'
import { acceptedTexts } from '#lib/leads/consent'

type CallerDetailsProps = { view: CallerView; words: LeadWords; to: string }

function Folded({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className="border-t border-line text-sm" open={isOpen}>
      <summary className="min-h-11 py-3 font-semibold">{title}</summary>
      <div className="grid gap-4 pb-4">{children}</div>
    </details>
  )
}

/** What is seldom needed of a caller, folded: where each request came from, consent, deliveries; erasure. */
export function CallerDetails({ view, words, to }: CallerDetailsProps) {
  const { leads, lead, deliveries } = view
  const { t, person } = words
  return (
    <div>
      {leads.map((each) => {
        const own = deliveries.filter(({ leadId }) => leadId === each.id)
        return (
          <Folded
            key={each.number}
            title={t('lead.details', { number: String(each.number) })}
            isOpen={own.some(({ status }) => status === 'dead')}
          >
            <Facts lead={each} deliveries={own} words={words} />
          </Folded>
        )
      })}
      {person.role === 'admin' && (
        <Folded title={t('erase.title')}>
          <p className="text-muted">{t('erase.text')}</p>
          <DeskForm
            action="/api/staff/erase"
            fields={{ number: String(lead.number), to }}
            className="grid justify-items-start gap-2"
          >
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name="sure" value="yes" required className="size-6 accent-action" />{' '}
              {t('erase.sure')}
            </label>
            <DeskButton look="primary" extra="bg-error text-paper" text={t('erase.action', { count: leads.length })} />
          </DeskForm>
        </Folded>
      )}
    </div>
  )
}

type FactsProps = { lead: DeskLead; deliveries: CallerView['deliveries']; words: LeadWords }

function Facts({ lead, deliveries, words: { t, at, source } }: FactsProps) {
  const campaign = lead.lastTouch['utm_campaign']
  const consent = acceptedTexts(lead)
  const facts: [string, ReactNode][] = [
    [t('lead.came'), at(lead.createdAt)],
    [t('lead.language'), localeDetails[lead.language].name],
    [t('lead.page'), lead.page ?? '–'],
    [t('lead.source'), source(lead)],
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
    [t('lead.consent'), t('lead.consentOf', { time: at(lead.consentAt), version: lead.consentVersion })],
    ['', consent ? <q lang={localeDetails[lead.consentLanguage].tag}>{consent.sentence}</q> : t('lead.noConsentText')],
    ...deliveries.map(({ channel, status, attempts, deliveredAt, nextAttemptAt, lastError }): [string, ReactNode] => [
      wordOf(t, `delivery.channels.${channel}`),
      [
        wordOf(t, `delivery.states.${status}`),
        status === 'delivered' && deliveredAt !== null && at(deliveredAt),
        status === 'pending' && t('delivery.next', { time: at(nextAttemptAt) }),
        t('delivery.attempts', { count: attempts }),
        lastError,
      ]
        .filter(Boolean)
        .join(', '),
    ]),
  ]
  return (
    <dl className="grid grid-cols-[8rem_1fr] gap-x-3 gap-y-1 wrap-anywhere">
      {facts.map(([name, value], index) => (
        <div key={index} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
