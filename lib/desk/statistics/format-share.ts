import { localeDetails, type Locale } from '#lib/i18n/locales'

/** Formats a part of a whole: `38%`, below 10 % with a decimal; a dash without a whole. */
export function formatShare(locale: Locale, part: number, whole: number): string {
  return formatPercent(locale, part, whole, 'auto')
}

/** Formats a change against an earlier number: `+38%` or `−5.2%`; a dash without an earlier number. */
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
