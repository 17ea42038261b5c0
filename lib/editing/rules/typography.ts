import type { Mistake } from '#lib/content/mistakes'
import type { CheckedText } from '#lib/editing/rules/localized-texts'
import type { ReportProblem } from '#lib/editing/rules/problem'
import { locales, type Locale } from '#lib/i18n/locales'
import { isCyrillic } from '#lib/i18n/script'

/** Matches a word with Cyrillic and Latin letters, such as `кабiнет` with a Latin `i`. */
const mixedLetters = /\p{Script=Cyrillic}’?\p{Script=Latin}|\p{Script=Latin}’?\p{Script=Cyrillic}/u

/** A pattern that is forbidden in `languages`, without `languages` in all. */
type TypographyRule = { languages?: readonly Locale[]; wrong: RegExp; rule: Mistake['rule'] }

const typographyRules: readonly TypographyRule[] = [
  { wrong: mixedLetters, rule: 'mixedLetters' },
  { wrong: /'/, rule: 'apostrophe' },
  { wrong: /^[“„][^“”„]*[“”]$/u, rule: 'quotesAround' },
  { languages: ['ua'], wrong: /[ыэъё]/i, rule: 'notUkrainian' },
  {
    languages: locales.filter((locale) => !isCyrillic(locale)),
    wrong: /\p{Script=Cyrillic}/u,
    rule: 'foreignLetters',
  },
]

export function checkTypography(texts: readonly CheckedText[], report: ReportProblem): void {
  for (const checked of texts) {
    const { locale } = checked
    const rules = typographyRules.filter(({ languages = locales }) => languages.includes(locale))
    for (const { wrong, rule } of rules) {
      const match = wrong.exec(checked.text)
      if (match)
        report(checked, { rule, locale, language: { language: locale }, place: quoteMatch(match) })
    }
  }
}

/** Quotes a match with the surrounding characters, so that an editor can find the match. */
export const quoteMatch = ({ input, index }: RegExpExecArray): string =>
  `…${input.slice(Math.max(0, index - 20), index + 40)}…`
