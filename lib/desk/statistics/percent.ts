import { localeDetails, type Locale } from '#lib/i18n/locales'

/** A share (0 to 1) of a whole in per cent: `38%`, small ones with a decimal; a dash without a whole. */
export function formatShare(locale: Locale, part: number, whole: number): string {
  if (whole === 0) return '—'
  const share = part / whole
  const maximumFractionDigits = share < 0.1 ? 1 : 0
  return share.toLocaleString(localeDetails[locale].tag, { style: 'percent', maximumFractionDigits })
}
