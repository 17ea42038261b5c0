import type { Mistake } from '#lib/content/mistakes'
import type { TranslatedText } from '#lib/editing/rules/localized-texts'
import type { ReportProblem } from '#lib/editing/rules/problem'
import { defaultLocale, type Locale } from '#lib/i18n/locales'

/** Matches the separator of thousands: a space, a no-break space or a comma before three digits. */
const thousandsSeparator = /[ \u00A0,](?=\d{3}(?!\d))/g
/** Matches a number as people write it: `30`, `30 000`, `30,000.5`, `3,5`. */
const writtenNumber = /\d+(?:[ \u00A0,](?=\d{3}(?!\d))\d{3})*(?:[.,]\d+)?/g
/** Matches references such as `[1]` or `[1, 12]`. */
const referenceMark = /\[\d+(?:, ?\d+)*\]/g

/**
 * Lists the numbers of a text in one notation, such as `30000` and `3.5`. Reference numbers such as
 * `[1]` and numbers in link addresses are left out.
 */
export function listNumbers(text: string): string[] {
  const prose = text
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(referenceMark, '')
  const numbers = prose.match(writtenNumber) ?? []
  return numbers.map((number) => number.replaceAll(thousandsSeparator, '').replace(',', '.'))
}

/**
 * Describes how the numbers of a translation differ from the original; undefined for equal numbers.
 */
export function findNumberDifference(
  original: string,
  translation: string,
  locale: Locale,
): Mistake | undefined {
  const onlyInTranslation = listNumbers(translation)
  const onlyInOriginal = listNumbers(original).filter((number) => {
    const index = onlyInTranslation.indexOf(number)
    if (index < 0) return true
    // Removes the matched number. A number that occurs twice in the original must therefore occur
    // twice in the translation.
    onlyInTranslation.splice(index, 1)
    return false
  })
  if (onlyInOriginal.length + onlyInTranslation.length === 0) return undefined
  const toList = (numbers: readonly string[]): Mistake | string =>
    numbers.length > 0 ? numbers.join(', ') : { rule: 'nothing' }
  return {
    rule: 'numbers',
    only: toList(onlyInOriginal),
    others: toList(onlyInTranslation),
    original: { language: defaultLocale },
    language: { language: locale },
  }
}

/** Checks that a text has the same numbers in all languages. */
export function checkTranslatedNumbers(
  groups: readonly TranslatedText[],
  report: ReportProblem,
): void {
  for (const [original, ...translations] of groups) {
    if (original?.locale !== defaultLocale) continue
    for (const translation of translations) {
      const problem = findNumberDifference(original.text, translation.text, translation.locale)
      if (problem) report(translation, problem)
    }
  }
}
