import type { Generated } from 'kysely'
import type { TableColumns } from '#lib/database/columns'
import type { Locale } from '#lib/i18n/locales'

/** Statuses of a lead at the desk. A saved lead is `new`. Staff set the other statuses. */
export const deskStatuses = [
  'new',
  /** The person did not answer the latest call. */
  'noAnswer',
  /** Staff have promised to call the person again. */
  'later',
  /** The person did not come to the appointment. */
  'missed',
  /** The appointment was cancelled. */
  'cancelled',
  /** The person has an appointment. */
  'booked',
  /** The person came to the appointment. */
  'came',
  /** Staff will not call again, for the reason in the column `reason`. */
  'closed',
] as const
export type DeskStatus = (typeof deskStatuses)[number]

/**
 * One sign-up. Some columns hold the data that the visitor sent, and others the data that staff
 * record at the desk. Further columns hold values by which lists and statistics select leads.
 */
export type LeadTable = {
  /** Lead number, by which staff name the lead. */
  number: Generated<number>

  createdAt: string
  /**
   * `new` is delivered to staff. `suspected` is probable spam, which is saved and not delivered.
   */
  status: 'new' | 'suspected'
  name: string
  /** Phone number in E.164. */
  phone: string
  /**
   * Text that the visitor typed after the phone number, such as an extension. Only staff see the
   * text.
   */
  phoneNote: string | null
  /** Code of the order that the visitor chose; null for a plain consultation. */
  order: string | null
  language: Locale
  page: string | null
  referrer: string | null
  /** JSON of the first campaign that led this browser to the site. */
  firstTouch: string
  /** JSON of the latest campaign that led this browser to the site. */
  lastTouch: string
  consentVersion: string
  /** SHA-256 of the accepted text in `consentLanguage`. */
  consentHash: string
  consentLanguage: Locale
  consentAt: string
  updatedAt: string
  id: string
  /** Idempotency key of the request. */
  key: string

  /** The day of `createdAt` in Kyiv. */
  day: string
  /**
   * The key that all leads of one caller share. Usually the key is the phone number. Staff may have
   * separated a person from other people with the same phone number. The key of this person is
   * random. For a phone number that lacks digits, the key is the lead's id.
   */
  caller: string
  /**
   * Source of the latest campaign (`getCampaignSource`). This column and the columns down to
   * `referrerHost` are '' when the lead has no value.
   */
  source: string
  medium: string
  campaign: string
  content: string
  /** Path of the page to which the latest campaign led. */
  landing: string
  firstSource: string
  firstMedium: string
  firstCampaign: string
  firstContent: string
  firstLanding: string
  /**
   * Host of the site from which the visitor came. The value is `campaignReferrer` if a campaign led
   * the visitor to this site.
   */
  referrerHost: string
  /** Words and digits by which a search finds the lead. */
  search: string

  /**
   * Start of the window in which the visitor wants to be called. Null if the visitor chose no
   * window.
   */
  callFrom: Generated<string | null>
  /** End of the window that begins at `callFrom`. */
  callUntil: Generated<string | null>
  deskStatus: Generated<DeskStatus>
  /** Number of calls that the person did not answer. */
  attempts: Generated<number>
  /** Time at which staff should call the person again; null without a callback. */
  dueAt: Generated<string | null>
  /** Reason for closing the lead; null unless the lead is closed. */
  reason: Generated<string | null>
  /** Id of the member of staff who has claimed the lead for a call; null without a claim. */
  claimedBy: Generated<string | null>
  claimedUntil: Generated<string | null>
  firstCallAt: Generated<string | null>
  /**
   * Minutes of opening hours that the person waited for the first call; null before the first call.
   */
  firstCallMinutes: Generated<number | null>
  /**
   * Id of the lead's latest appointment; null before the first booking. Leads that were booked
   * together share an appointment.
   */
  appointmentId: Generated<string | null>
  /**
   * Number of changes by staff. The desk refuses a change that is based on an older version of the
   * lead. Two members of staff therefore cannot overwrite each other's changes.
   */
  version: Generated<number>
}

/** Columns of the sign-up, in the order of an export. */
export const signUpColumns = {
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
} as const satisfies Partial<TableColumns<LeadTable>>

/**
 * Columns with free texts that the visitor typed beside the name and the phone number. The e-mail,
 * the export and the desk's card show each of them. `LeadMail` and the desk's `lead` have the labels.
 */
export const typedTextColumns = ['phoneNote'] as const satisfies readonly (keyof LeadTable)[]

export const leadTableColumns: TableColumns<LeadTable> = {
  number: 'number',
  ...signUpColumns,
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
  callFrom: 'text or null',
  callUntil: 'text or null',
  deskStatus: 'text',
  attempts: 'number',
  dueAt: 'text or null',
  reason: 'text or null',
  claimedBy: 'text or null',
  claimedUntil: 'text or null',
  firstCallAt: 'text or null',
  firstCallMinutes: 'number or null',
  appointmentId: 'text or null',
  version: 'number',
}
