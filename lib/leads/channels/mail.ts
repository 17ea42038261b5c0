import type { NodemailerError } from 'nodemailer'
import { typedTextColumns } from '#lib/database/tables/lead'
import { getLanguageName } from '#lib/i18n/format'
import { getDeskUrl, makeIdempotencyKey, type Channel } from '#lib/leads/channels/channel'
import type { Lead, LeadCampaign } from '#lib/leads/lead'
import { writeMail, type MailMessage } from '#lib/leads/mail-text'
import type { Mailer } from '#lib/leads/mailer'
import { formatPhone } from '#lib/leads/phone'
import { describeMailFailure } from '#lib/leads/smtp-reply'
import { getOrderLabel, getStaffTranslator, staffLocale } from '#lib/leads/staff-messages'
import { formatKyivTimeInWords } from '#lib/time/kyiv-time'

/**
 * Makes the channel that e-mails leads to staff. If a mail is sent twice, both mails have the same
 * Message-ID, and mail programs show one mail.
 */
export function mailChannel(mailer: Mailer): Channel {
  return {
    name: 'smtp',
    concurrency: 3,
    deliver: async (lead, recipients) => {
      const mail = { ...writeLeadMail(lead), messageId: makeIdempotencyKey(lead) }
      try {
        return { kind: 'delivered', ...(await mailer(mail, recipients)) }
      } catch (error) {
        return { kind: 'retry', reason: describeMailFailure(error as NodemailerError, mail.text) }
      }
    },
  }
}

/** Formats a campaign as `utm_source=google, utm_medium=cpc`. */
function formatCampaign(campaign: LeadCampaign): string {
  return Object.entries(campaign)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')
}

/** Writes the mail about a lead. The subject contains no personal data. */
function writeLeadMail(lead: Lead): MailMessage {
  const t = getStaffTranslator('LeadMail')
  const order = getOrderLabel(lead.order)
  const lines = [
    { label: t('name'), value: lead.name },
    { label: t('phone'), value: formatPhone(lead.phone).replaceAll('\u00A0', ' ') },
    ...typedTextColumns.map((column) => ({ label: t(column), value: lead[column] })),
    { label: t('order'), value: order },
    { label: t('open'), value: getDeskUrl(lead) },
    { label: t('language'), value: getLanguageName(lead.language, staffLocale) },
    { label: t('time'), value: formatKyivTimeInWords(staffLocale, lead.createdAt) },
    { label: t('page'), value: lead.page },
    { label: t('referrer'), value: lead.referrer },
    { label: t('firstCampaign'), value: formatCampaign(lead.firstTouch) },
    { label: t('lastCampaign'), value: formatCampaign(lead.lastTouch) },
  ]
  const remark =
    lead.number === undefined ? t('notSaved') : t('number', { number: String(lead.number) })
  const title = t('title', { order })
  return writeMail(title, [{ title, lines, remark }])
}
