import { localeDetails, type Locale } from '#lib/i18n/locales'

/**
 * Formats a part of a whole as a percentage, such as `38%`. A percentage below 10 has one decimal.
 * If the whole is 0, the result is a dash.
 */
export function formatShare(locale: Locale, part: number, whole: number): string {
  return formatPercent(locale, part, whole, 'auto')
}

/**
 * Formats a change as a percentage of the number before the change, such as `+38%` or `−5.2%`. If
 * the number before the change is 0, the result is a dash.
 */
export function formatChange(locale: Locale, change: number, before: number): string {
  return formatPercent(locale, change, before, 'exceptZero')
}

function formatPercent(
  locale: Locale,
  part: number,
  whole: number,
  signDisplay: 'auto' | 'exceptZero',
): string {
  if (whole === 0) return '—'
  const share = part / whole
  const maximumFractionDigits = Math.abs(share) < 0.1 ? 1 : 0
  const options = { style: 'percent', maximumFractionDigits, signDisplay } as const
  return share.toLocaleString(localeDetails[locale].tag, options).replace('-', '−')
}
