import { languageName } from '#lib/content/sentences'
import { defaultLocale, type Locale } from '#lib/i18n/locales'

/**
 * Numbers of a text, in order, as both languages write them: without separators of thousands, with a decimal point;
 * addresses of links and marks of works are no numbers.
 */
export function numbersOf(text: string): string[] {
  const prose = text
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/\[\d+(?:, ?\d+)*\]/g, '')
  const found = prose.match(/\d+(?:[ \u00A0,](?=\d{3}(?!\d))\d{3})*(?:[.,]\d+)?/g) ?? []
  return found.map((number) => number.replaceAll(/[ \u00A0,](?=\d{3}(?!\d))/g, '').replace(',', '.'))
}

/** Numbers of each of two texts that the other does not have, each as often as it is missing. */
export function differentNumbers(one: string, other: string): [only: string[], onlyOther: string[]] {
  const only: string[] = []
  const onlyOther = numbersOf(other)
  for (const number of numbersOf(one)) {
    const at = onlyOther.indexOf(number)
    if (at < 0) only.push(number)
    else onlyOther.splice(at, 1)
  }
  return [only, onlyOther]
}

/** Sentence on a text of the default language and its translation when their numbers differ; undefined when they do not. */
export function numbersProblem(original: string, translation: string, locale: Locale): string | undefined {
  const [only, onlyTranslation] = differentNumbers(original, translation)
  if (only.length + onlyTranslation.length === 0) return undefined
  const list = (numbers: string[]) => (numbers.length > 0 ? numbers.join(', ') : 'nothing')
  return `the numbers differ between the languages: ${list(only)} in ${languageName(defaultLocale)}, ${list(onlyTranslation)} in ${languageName(locale)}; correct the one that is wrong`
}
