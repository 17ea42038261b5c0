import { localeDetails, type Locale } from '#lib/i18n/locales'

/**
 * Formats a part of a whole, such as `38%`. Below 10 % the share has a decimal. Without a whole the
 * result is a dash.
 */
export function formatShare(locale: Locale, part: number, whole: number): string {
  return formatPercent(locale, part, whole, 'auto')
}

/**
 * Formats a change in percent of an earlier number, such as `+38%` or `−5.2%`. Without an earlier
 * number the result is a dash.
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
