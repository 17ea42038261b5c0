import type { Selectable } from 'kysely'
import { signUpColumns, type LeadTable } from '#lib/database/tables/lead'
import { toSearchText } from '#lib/leads/lead-search'
import { isWholePhone } from '#lib/leads/phone'
import { getKyivDay } from '#lib/time/kyiv-time'
import { getCampaignSource } from '#lib/visits/campaign-source'

type SignUpColumn = keyof typeof signUpColumns

/** Columns of the table `lead` that contain the sign-up, in the order of an export. */
export const leadColumns = Object.keys(signUpColumns) as readonly SignUpColumn[]

/**
 * Columns with the window in which the visitor wants to be called. The visitor chooses the window
 * after the sign-up, so `leadColumns` do not contain these columns. No delivery channel gets the
 * window.
 */
export const callWindowColumns = [
  'callFrom',
  'callUntil',
] as const satisfies readonly (keyof LeadTable)[]

export type CallWindowColumns = Pick<Selectable<LeadTable>, (typeof callWindowColumns)[number]>

export const numberedLeadColumns = [...leadColumns, 'number'] as const

/**
 * `utm_*` and click ids of a campaign, with the time (`at`, ISO 8601) and path (`page`) of the
 * visit.
 */
export type LeadCampaign = Readonly<Record<string, string>>

type LeadRow = Pick<Selectable<LeadTable>, SignUpColumn>

/**
 * One sign-up. `number` is undefined for a lead that is not saved yet. `number` is also undefined
 * in the result of a query that does not select the number.
 */
export type Lead = Omit<LeadRow, 'firstTouch' | 'lastTouch'> & {
  number?: number
  firstTouch: LeadCampaign
  lastTouch: LeadCampaign
}

/**
 * Columns that are set when a lead is saved: the sign-up, and columns by which lists and statistics
 * select leads.
 */
export type NewLeadRow = LeadRow & LeadOrigin & Pick<LeadTable, 'day' | 'caller' | 'search'>

/** Returns the row of a lead without `number`, which the database assigns. */
export function toLeadRow(lead: Lead): NewLeadRow {
  const signUp = { ...lead }
  delete signUp.number
  return {
    ...signUp,
    firstTouch: JSON.stringify(lead.firstTouch),
    lastTouch: JSON.stringify(lead.lastTouch),
    day: getKyivDay(new Date(lead.createdAt)),
    ...toOrigin(lead),
    // A phone number with missing digits does not identify a caller, so the lead's id is used.
    caller: isWholePhone(lead.phone) ? lead.phone : lead.id,
    search: toSearchText(lead),
  }
}

/**
 * Returns the lead of a row. The type casts are safe, because only `toLeadRow` writes these
 * columns.
 */
export function fromLeadRow(row: LeadRow & { number?: number }): Lead {
  const { firstTouch, lastTouch, ...signUp } = row
  return {
    ...signUp,
    firstTouch: JSON.parse(firstTouch) as LeadCampaign,
    lastTouch: JSON.parse(lastTouch) as LeadCampaign,
  }
}

/**
 * `referrerHost` of a lead that came from a campaign. The parentheses distinguish this value from
 * host names.
 */
export const campaignReferrer = '(campaign)'

type LeadOrigin = Pick<
  LeadTable,
  | 'source'
  | 'medium'
  | 'campaign'
  | 'content'
  | 'landing'
  | 'firstSource'
  | 'firstMedium'
  | 'firstCampaign'
  | 'firstContent'
  | 'firstLanding'
  | 'referrerHost'
>

/** Returns the columns about campaigns and the referrer, '' where the lead has no value. */
function toOrigin({ firstTouch, lastTouch, referrer }: Lead): LeadOrigin {
  const hasCampaign = Object.keys(lastTouch).length > 0
  const host = URL.parse(referrer ?? '')?.hostname.replace(/^www[.]/, '') ?? ''
  return {
    source: getCampaignSource(lastTouch),
    medium: lastTouch['utm_medium'] ?? '',
    campaign: lastTouch['utm_campaign'] ?? '',
    content: lastTouch['utm_content'] ?? '',
    landing: lastTouch['page'] ?? '',
    firstSource: getCampaignSource(firstTouch),
    firstMedium: firstTouch['utm_medium'] ?? '',
    firstCampaign: firstTouch['utm_campaign'] ?? '',
    firstContent: firstTouch['utm_content'] ?? '',
    firstLanding: firstTouch['page'] ?? '',
    referrerHost: hasCampaign ? campaignReferrer : host.slice(0, 100),
  }
}
