import type { Generated } from 'kysely'
import type { TableColumns } from '#lib/database/columns'
import type { Locale } from '#lib/i18n/locales'

/** What staff have done about a lead. */
export const deskStatuses = ['new', 'noAnswer', 'later', 'booked', 'closed'] as const
export type DeskStatus = (typeof deskStatuses)[number]

/** One sign-up: as the visitor sent it, what lists and statistics select by, and the desk's work. */
export type LeadTable = {
  /** The number that people say on the phone. */
  number: Generated<number>

  createdAt: string
  /** `new` waits for staff; `suspected` is probable spam, saved but delivered to nobody. */
  status: 'new' | 'suspected'
  name: string
  /** E.164. */
  phone: string
  /** Text typed behind the number, such as an extension. Only staff see it. */
  phoneNote: string | null
  /** Code of the package or request the visitor chose; null for a plain consultation. */
  order: string | null
  language: Locale
  page: string | null
  referrer: string | null
  /** JSON of the first campaign that led this browser to the site. */
  firstTouch: string
  /** JSON of the latest campaign that led this browser to the site. */
  lastTouch: string
  consentVersion: string
  /** SHA-256 of the accepted text in the language shown. */
  consentHash: string
  consentLanguage: Locale
  consentAt: string
  updatedAt: string
  id: string
  /** Idempotency key of the request. */
  key: string

  /** Kyiv's day of `createdAt`. */
  day: string
  /** The phone, shared by all leads of a caller; the lead's own id where the phone lacks digits. */
  caller: string
  /** `utm_source` of the latest campaign; '' for none. The next columns follow the same rule. */
  source: string
  medium: string
  campaign: string
  content: string
  /** Path that the latest campaign led to. */
  landing: string
  firstSource: string
  firstMedium: string
  firstCampaign: string
  firstContent: string
  firstLanding: string
  /** Host of the site that led to the lead; `campaignReferrer` where a campaign did. */
  referrerHost: string
  /** Words and digits that a search finds the lead by. */
  search: string

  deskStatus: Generated<DeskStatus>
  /** Calls without an answer. */
  attempts: Generated<number>
  /** When to call again. */
  dueAt: Generated<string | null>
  /** Why the lead is closed. */
  reason: Generated<string | null>
  /** Member of staff who is calling now. */
  claimedBy: Generated<string | null>
  claimedUntil: Generated<string | null>
  firstCallAt: Generated<string | null>
  /** Minutes of opening hours between the lead and the first call. */
  firstCallMinutes: Generated<number | null>
  appointmentAt: Generated<string | null>
  appointmentKind: Generated<string | null>
  appointmentDoctor: Generated<string | null>
  /** Counts changes by staff, so that two people cannot overwrite each other. */
  version: Generated<number>
}

export const leadTableColumns: TableColumns<LeadTable> = {
  number: 'number',
  createdAt: 'text',
  status: 'text',
  name: 'text',
  phone: 'text',
  phoneNote: 'text or null',
  order: 'text or null',
  language: 'text',
  page: 'text or null',
  referrer: 'text or null',
  firstTouch: 'text',
  lastTouch: 'text',
  consentVersion: 'text',
  consentHash: 'text',
  consentLanguage: 'text',
  consentAt: 'text',
  updatedAt: 'text',
  id: 'text',
  key: 'text',
  day: 'text',
  caller: 'text',
  source: 'text',
  medium: 'text',
  campaign: 'text',
  content: 'text',
  landing: 'text',
  firstSource: 'text',
  firstMedium: 'text',
  firstCampaign: 'text',
  firstContent: 'text',
  firstLanding: 'text',
  referrerHost: 'text',
  search: 'text',
  deskStatus: 'text',
  attempts: 'number',
  dueAt: 'text or null',
  reason: 'text or null',
  claimedBy: 'text or null',
  claimedUntil: 'text or null',
  firstCallAt: 'text or null',
  firstCallMinutes: 'number or null',
  appointmentAt: 'text or null',
  appointmentKind: 'text or null',
  appointmentDoctor: 'text or null',
  version: 'number',
}
