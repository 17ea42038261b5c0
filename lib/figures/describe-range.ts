import type { InLanguage } from '#lib/content/localized'
import type { ReportMarker } from '#lib/content/schemas/check-up'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatNumber } from '#lib/i18n/format'

/** Describes the normal range or the goal of a laboratory marker, as in `5–10 ng/ml`. */
export async function describeRange({
  unit,
  digits,
  range: [from, to],
  isGoal,
}: InLanguage<ReportMarker>): Promise<string> {
  const { t, locale } = await getPageTranslator('RangeReport')
  const number = (value: number) => formatNumber(locale, value, digits)
  const range =
    from === null ? t('upTo', { number: number(to) }) : `${number(from)}–\u2060${number(to)}`
  return t(isGoal ? 'goal' : 'normal', { range, unit: unit.replaceAll(' ', '\u00A0') })
}
