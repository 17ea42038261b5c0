import type { Breakdown } from '#lib/desk/statistics/statistics'
import type { Words } from '#lib/desk/words'
import { isLocale, localeDetails, type Locale } from '#lib/i18n/locales'
import { ownCampaign } from '#lib/leads/store/tables'
import { otherValues, personalWord } from '#lib/leads/visits'
import { findOrder } from '#lib/orders'
import { formatDay } from '#lib/text/format'

const special = { [ownCampaign]: 'campaign', [personalWord]: 'personal', [otherValues]: 'other' } as const
const isSpecial = (key: string): key is keyof typeof special => key in special

/** A day, or a value of what requests are broken down by, as people read it. */
export function labelOf(locale: Locale, t: Words, by: Breakdown | 'day', key: string): string {
  if (by === 'day') return formatDay(locale, key)
  if (by === 'language') return isLocale(key) ? localeDetails[key].name : key
  if (key === '') return t(`statistics.none.${by}`)
  if (isSpecial(key)) return t(`statistics.special.${special[key]}`)
  return by === 'package' ? (findOrder(key)?.label[locale] ?? t('lead.otherOrder')) : key
}

/** A part of a whole in per cent: `38%`, small ones with a decimal, a change as `+38%`; a dash without a whole. */
export function formatShare(locale: Locale, part: number, whole: number, isChange = false): string {
  if (whole === 0) return '—'
  const share = part / whole
  const maximumFractionDigits = Math.abs(share) < 0.1 ? 1 : 0
  const signDisplay = isChange ? 'exceptZero' : 'auto'
  const options = { style: 'percent', maximumFractionDigits, signDisplay } as const
  return share.toLocaleString(localeDetails[locale].tag, options).replace('-', '−')
}
