import { getDeskOrderName } from '#lib/desk/order-name'
import type { DeskTranslator } from '#lib/desk/desk-locale'
import { getSourceLabel } from '#lib/desk/source-label'
import type { BreakdownDimension } from '#lib/desk/statistics/statistics-view'
import { formatDay } from '#lib/i18n/format'
import { isLocale, localeDetails, type Locale } from '#lib/i18n/locales'
import { campaignReferrer } from '#lib/leads/lead'
import { otherValues, personalValue } from '#lib/visits/campaign-rules'

/** Special values in the counts. The page shows a message in place of each special value. */
const specialValues = {
  [campaignReferrer]: 'campaign',
  [personalValue]: 'personal',
  [otherValues]: 'other',
} as const
const isSpecialValue = (value: string): value is keyof typeof specialValues =>
  value in specialValues

/**
 * The label of a value of the breakdown, such as a day, a language, an order or a campaign word.
 */
export function getValueLabel(
  locale: Locale,
  t: DeskTranslator,
  by: BreakdownDimension | 'day',
  value: string,
): string {
  if (by === 'day') return formatDay(locale, value)
  if (by === 'language') return isLocale(value) ? localeDetails[value].name : value
  if (value === '') return t(`statistics.none.${by}`)
  if (isSpecialValue(value)) return t(`statistics.special.${specialValues[value]}`)
  if (by === 'utm_source') return getSourceLabel(t, value)
  if (by === 'package') return getDeskOrderName(t, locale, value)
  return value
}
