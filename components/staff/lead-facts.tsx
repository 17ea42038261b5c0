import { orderName, sourceName, type LeadWords } from '#components/staff/lead-words'
import { localeDetails } from '#lib/i18n/locales'
import type { Lead } from '#lib/leads/lead'
import { listPath } from '#lib/desk/list-query'
import { deskWords } from '#lib/desk/words'

export async function LeadFacts({ lead, words }: { lead: Lead; words: LeadWords }) {
  const t = await deskWords('Staff')
  const { at } = words
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
          <a className="desk-link" href={listPath('all', { campaign })}>
            {campaign}
          </a>
        )}
      </dd>
      <dt>{t('lead.consent')}</dt>
      <dd>{t('lead.consentOf', { time: at(lead.consentAt), version: lead.consentVersion })}</dd>
    </dl>
  )
}
