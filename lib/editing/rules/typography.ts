import type { Mistake } from '#lib/content/mistakes'
import type { CheckedText } from '#lib/editing/rules/localized-texts'
import type { ReportProblem } from '#lib/editing/rules/problem'
import type { Locale } from '#lib/i18n/locales'

/** Matches a word with Cyrillic and Latin letters, such as `кабiнет` with a Latin `i`. */
const mixedLetters = /\p{Script=Cyrillic}’?\p{Script=Latin}|\p{Script=Latin}’?\p{Script=Cyrillic}/u

/** A pattern that is forbidden in one language or, without `locale`, in all languages. */
type TypographyRule = { locale?: Locale; wrong: RegExp; rule: Mistake['rule'] }

const typographyRules: readonly TypographyRule[] = [
  { wrong: mixedLetters, rule: 'mixedLetters' },
  { wrong: /'/, rule: 'apostrophe' },
  { wrong: /^[“„][^“”„]*[“”]$/u, rule: 'quotesAround' },
  { locale: 'ua', wrong: /[ыэъё]/i, rule: 'notUkrainian' },
  { locale: 'en', wrong: /\p{Script=Cyrillic}/u, rule: 'notEnglish' },
]

export function checkTypography(texts: readonly CheckedText[], report: ReportProblem): void {
  for (const checked of texts) {
    const rules = typographyRules.filter(({ locale }) => !locale || locale === checked.locale)
    for (const { wrong, rule } of rules) {
      const match = wrong.exec(checked.text)
      if (match) report(checked, { rule, place: quoteMatch(match) })
    }
  }
}

/** Quotes a match with the surrounding characters, so that an editor can find the match. */
export const quoteMatch = ({ input, index }: RegExpExecArray): string =>
  `…${input.slice(Math.max(0, index - 20), index + 40)}…`
