import type { Said } from '#lib/content/sentences'
import type { Place, Source } from '#lib/content/source'
import { defaultLocale, locales, type Locale } from '#lib/i18n/locales'
import type { Site } from '#lib/editing/rules/articles'
import type { ReportProblem } from '#lib/editing/rules/problem'

export type Text = Place & { locale: Locale; text: string }

/** Facts of other files, which texts name in braces. */
const facts = /\{[\w.-]+\.[\w.-]+(?:, number)?\}/g

/** Puts an ellipsis in place of each `{file.field}`, because names of files are not words of the text. */
export const hideFacts = (text: string): string => text.replaceAll(facts, '…')

/** Each text below a value with its translations, the default language's first; of lists, line by line. */
export function textsIn(
  value: unknown,
  positionOf: Source<unknown>['positionOf'],
  path: PropertyKey[] = [],
): Text[][] {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return []
  if (!(defaultLocale in value))
    return Object.entries(value).flatMap(([key, item]) =>
      textsIn(item, positionOf, [...path, Array.isArray(value) ? Number(key) : key]),
    )
  const given = value as Record<Locale, unknown>
  return [given[defaultLocale]].flat().map((_line, index) =>
    locales.flatMap((locale) => {
      const text = [given[locale]].flat()[index]
      const place = positionOf(...path, locale, ...(Array.isArray(given[locale]) ? [index] : []))
      return typeof text === 'string' ? [{ ...place, locale, text: hideFacts(text) }] : []
    }),
  )
}

type Rule = { locale?: Locale; wrong: RegExp; rule: Said['rule'] }

const rules: readonly Rule[] = [
  {
    wrong: /\p{Script=Cyrillic}’?\p{Script=Latin}|\p{Script=Latin}’?\p{Script=Cyrillic}/u,
    rule: 'mixedLetters',
  },
  { wrong: /'/, rule: 'apostrophe' },
  { wrong: /^[“„][^“”„]*[“”]$/u, rule: 'quotesAround' },
  { locale: 'ua', wrong: /[ыэъё]/i, rule: 'notUkrainian' },
  { locale: 'en', wrong: /\p{Script=Cyrillic}/u, rule: 'notEnglish' },
]

export function checkTypography(texts: readonly Text[], report: ReportProblem): void {
  for (const place of texts)
    for (const { locale = place.locale, wrong, rule } of rules) {
      const match = locale === place.locale && wrong.exec(place.text)
      if (match) report(place, { rule, place: around(match) })
    }
}

/** One word for one thing (`content/glossary.yaml`), and sincerity announced seldom. */
export function checkGlossary({ content, texts }: Site, report: ReportProblem): void {
  const { terms, sincerity } = content.document('glossary')
  for (const locale of locales) {
    const own = texts
      .filter((each) => each.locale === locale)
      .map((each) => ({ ...each, text: each.text.replaceAll('\u00A0', ' ') }))
    for (const { preferred, avoid, except } of terms.filter((term) => term.locale === locale)) {
      const excepted = except && new RegExp(except.form, 'giu')
      for (const place of own) {
        const match = avoid.exec(excepted ? place.text.replaceAll(excepted, '') : place.text)
        if (match) report(place, { rule: 'preferred', preferred, place: around(match) })
      }
    }
    for (const place of own
      .filter(({ text }) => sincerity[locale].test(text))
      .slice(sincerity.limit))
      report(place, { rule: 'sincerity', limit: sincerity.limit })
  }
}

const around = ({ input, index }: RegExpExecArray) =>
  `…${input.slice(Math.max(0, index - 20), index + 40)}…`

/** Numbers of a text as both languages write them; addresses and marks of works are none. */
export function numbersOf(text: string): string[] {
  const prose = text
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/\[\d+(?:, ?\d+)*\]/g, '')
  const found = prose.match(/\d+(?:[ \u00A0,](?=\d{3}(?!\d))\d{3})*(?:[.,]\d+)?/g) ?? []
  return found.map((number) =>
    number.replaceAll(/[ \u00A0,](?=\d{3}(?!\d))/g, '').replace(',', '.'),
  )
}

/** What to say of a text of the default language and its translation when their numbers differ; undefined when they do not. */
export function numbersProblem(
  original: string,
  translation: string,
  locale: Locale,
): Said | undefined {
  const others = numbersOf(translation)
  // Each as often as it is missing.
  const only = numbersOf(original).filter((number) => {
    const at = others.indexOf(number)
    if (at >= 0) others.splice(at, 1)
    return at < 0
  })
  if (only.length + others.length === 0) return undefined
  const list = (numbers: string[]): Said | string =>
    numbers.length > 0 ? numbers.join(', ') : { rule: 'nothing' }
  const languages = { original: { language: defaultLocale }, language: { language: locale } }
  return { rule: 'numbers', only: list(only), others: list(others), ...languages }
}

export function checkTranslations(
  groups: readonly (readonly Text[])[],
  report: ReportProblem,
): void {
  for (const [original, ...translations] of groups)
    for (const translation of translations) {
      if (original?.locale !== defaultLocale) continue
      const problem = numbersProblem(original.text, translation.text, translation.locale)
      if (problem) report(translation, problem)
    }
}

/** Least and most characters that search results show. */
const lengths = {
  headline: [0, 80],
  title: [0, 60],
  /** With the clinic’s name. */
  heading: [0, 60],
  description: [110, 160],
} as const

export function checkLength(
  name: keyof typeof lengths,
  { length }: string,
  place: Place,
  report: ReportProblem,
): void {
  const [least, most] = lengths[name]
  if (length < least || length > most) report(place, { rule: 'length', name, length, least, most })
}
