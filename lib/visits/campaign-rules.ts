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

/** Attribution models: the first campaign of a browser, and its latest. */
export const attributionModels = ['first', 'last'] as const
export type AttributionModel = (typeof attributionModels)[number]

/** `utm_source` of the clinic's own tests. Statistics leave these visits and leads out. */
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

/** Value that is counted in place of new values, once a dimension has too many values in a day. */
export const otherValues = '(other)'

/** Whether a counted value stands for several values, or for a value that is not shown. */
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
 * Returns a value as statistics group it. Campaign values are cut and converted to lower case, and
 * `+` is a space, so that `Facebook` and `facebook` are one row. Known spellings of a source are one
 * row too. Values of other dimensions stay as they are.
 */
export function foldCampaignValue(dimension: string, value: string): string {
  if (!isCampaignDimension(dimension)) return value
  if (isPersonalValue(value)) return personalValue
  const folded = cutText(value.replaceAll('+', ' '), maxCampaignLength).toLowerCase()
  return dimension === 'utm_source' ? getUsualSource(folded) : folded
}
