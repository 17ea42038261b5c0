import type { ReactNode } from 'react'
import { Facts } from '#components/ui/lists'
import type { Tables } from '#lib/database/tables'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { joinTexts } from '#lib/desk/desk-dates'
import { translateCode } from '#lib/desk/desk-locale'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { createListPath } from '#lib/desk/lists/list-path'
import { localeDetails } from '#lib/i18n/locales'
import { findConsentTexts } from '#lib/leads/consent'

type LeadFactsProps = {
  lead: DeskLead
  deliveries: readonly Tables['delivery'][]
  texts: DeskTexts
}

type Fact = [term: string, value: ReactNode]

/**
 * Language, page, source, campaign, consent and deliveries of a lead. The list is unfolded when a
 * delivery has failed for good.
 */
export function LeadFacts({ lead, deliveries, texts }: LeadFactsProps): ReactNode {
  const { t } = texts
  const facts: Fact[] = [
    [t('lead.language'), localeDetails[lead.language].name],
    ...getWindowFacts(lead, texts),
    [t('lead.page'), lead.page ?? '–'],
    [t('lead.source'), texts.getSourceName(lead)],
    [t('lead.campaign'), <CampaignFact key="campaign" lead={lead} texts={texts} />],
    ...getConsentFacts(lead, texts),
    ...deliveries.map((delivery) => getDeliveryFact(delivery, texts)),
  ]
  return (
    <details className="text-sm" open={deliveries.some(({ status }) => status === 'dead')}>
      <summary className="min-h-11 py-3 lg:min-h-6 lg:py-0.5">{t('lead.details')}</summary>
      <Facts
        facts={facts}
        className="grid grid-cols-[8rem_1fr] gap-x-3 gap-y-1 wrap-anywhere"
        rows={{ className: 'contents' }}
        terms={{ className: 'text-muted' }}
      />
    </details>
  )
}

/** The lead's campaign as a link to the list of leads with this campaign. */
function CampaignFact({ lead, texts: { t } }: Pick<LeadFactsProps, 'lead' | 'texts'>): ReactNode {
  const campaign = lead.lastTouch['utm_campaign']
  if (!campaign) return campaign ?? t('lead.noCampaign')
  return (
    <a className="underline" href={createListPath({ tab: 'all', campaign })}>
      {campaign}
    </a>
  )
}

/**
 * The window that the visitor chose for the call. The card shows this window even after the call.
 */
function getWindowFacts({ callFrom, callUntil }: DeskLead, texts: DeskTexts): Fact[] {
  if (callFrom === null || callUntil === null) return []
  const window = texts.formatWindow({ startsAt: callFrom, endsAt: callUntil })
  return [[texts.t('lead.callWindow'), window]]
}

function getConsentFacts(lead: DeskLead, { t, formatTime }: DeskTexts): Fact[] {
  const { consentAt, consentVersion, consentLanguage } = lead
  const accepted = findConsentTexts(lead)
  const sentence = accepted ? (
    <q lang={localeDetails[consentLanguage].tag}>{accepted.sentence}</q>
  ) : (
    t('lead.noConsentText')
  )
  return [
    [
      t('lead.consent'),
      t('lead.consentOf', { time: formatTime(consentAt), version: consentVersion }),
    ],
    ['', sentence],
  ]
}

function getDeliveryFact(delivery: Tables['delivery'], { t, formatTime }: DeskTexts): Fact {
  const { channel, status, attempts, deliveredAt, nextAttemptAt, lastError } = delivery
  return [
    translateCode(t, `delivery.channels.${channel}`),
    joinTexts(
      translateCode(t, `delivery.states.${status}`),
      status === 'delivered' && formatTime(deliveredAt),
      status === 'pending' && t('delivery.next', { time: formatTime(nextAttemptAt) }),
      t('delivery.attempts', { count: attempts }),
      lastError,
    ),
  ]
}
