import { cutText } from '#lib/text/clean-text'
import { getUsualSource } from '#lib/visits/campaign-source'

/**
 * Campaign parameters that the visit statistics count. Click ids identify a person, so they are not
 * counted.
 */
export const campaignDimensions = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
] as const

/** Maximum length of a counted campaign value, in code points. Longer values are cut. */
export const maxCampaignLength = 100

/**
 * Attribution models: `first` is the first campaign of a browser, `last` is its latest campaign.
 */
export const attributionModels = ['first', 'last'] as const
export type AttributionModel = (typeof attributionModels)[number]

/**
 * `utm_source` of the clinic's own tests. Statistics leave out test visits and test leads, unless
 * staff choose to include tests.
 */
export const testCampaignSource = 'test'

/**
 * Matches the `@` of an email address, or a Ukrainian phone number such as `067 123-45-67` or
 * `+380671234567`.
 */
const personalData =
  /@|(?<!\d)(?:\+?38)?[\s(]*0[\s(]*\d{2}[\s()-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)/

/** Whether a campaign value contains an email address or a phone number. */
export function isPersonalValue(value: string): boolean {
  return personalData.test(value)
}

/** Value that is counted in place of a campaign value with personal data. */
export const personalValue = '(personal)'

/** Value that is counted in place of a new value, once a dimension has too many values in a day. */
export const otherValues = '(other)'

/**
 * True for `(personal)` and `(other)`. Each of these two is counted in place of real campaign
 * values.
 */
export function isSpecialCampaignValue(value: string): boolean {
  return value === personalValue || value === otherValues
}

const isCampaignDimension = (dimension: string): boolean =>
  campaignDimensions.some((name) => name === dimension)

/** Whether a dimension is counted separately for the first and the last campaign of a browser. */
export function hasCampaignTouch(dimension: string): boolean {
  return dimension === 'landing' || isCampaignDimension(dimension)
}

/**
 * Returns a value in the form in which statistics group it. Campaign values are cut to
 * `maxCampaignLength` and in lower case, and `+` is a space. `Facebook` and `facebook` are
 * therefore one row. Known spellings of a source become the usual name of the source. Values of
 * other dimensions than `campaignDimensions` do not change.
 */
export function foldCampaignValue(dimension: string, value: string): string {
  if (!isCampaignDimension(dimension)) return value
  if (isPersonalValue(value)) return personalValue
  const folded = cutText(value.replaceAll('+', ' '), maxCampaignLength).toLowerCase()
  return dimension === 'utm_source' ? getUsualSource(folded) : folded
}
