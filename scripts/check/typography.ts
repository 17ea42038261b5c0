import { locales, type Locale } from '#lib/i18n/locales'
import type { Contents } from '#scripts/check/contents'
import type { Text, Pair } from '#scripts/check/source-texts'
import { numbersProblem } from '#scripts/check/numbers'
import type { Problem } from '#scripts/check/problem'

type Rule = { locale?: Locale; wrong: RegExp; problem: string }

const rules: readonly Rule[] = [
  {
    wrong: /\p{Script=Cyrillic}’?\p{Script=Latin}|\p{Script=Latin}’?\p{Script=Cyrillic}/u,
    problem: 'a word mixes Ukrainian and Latin letters: type it anew',
  },
  { wrong: /'/, problem: 'write the apostrophe as ’' },
  { locale: 'ua', wrong: /[ыэъё]/i, problem: 'this letter is not Ukrainian: correct the word' },
  {
    locale: 'en',
    wrong: /\p{Script=Cyrillic}/u,
    problem: 'Ukrainian letters stand in the English text: translate them',
  },
]

/** Letters and apostrophes of texts, but for addresses. */
export function checkTypography(texts: readonly Text[]): Problem[] {
  return texts.flatMap(({ file, line, locale, text }) =>
    rules
      .filter((rule) => rule.locale === undefined || rule.locale === locale)
      .flatMap(({ wrong, problem }) => {
        const match = wrong.exec(text)
        return match ? [{ file, line, problem: `${problem} (${around(text, match.index)})` }] : []
      }),
  )
}

/** One word for one thing (`content/glossary.ts`). */
export function checkGlossary(texts: readonly Text[], { glossary, sincerity }: Contents): Problem[] {
  const plain = texts.map((each) => ({ ...each, text: each.text.replaceAll('\u00A0', ' ') }))
  const terms = glossary.flatMap(({ locale, preferred, avoid, except }) =>
    plain.flatMap((each) => {
      if (each.locale !== locale) return []
      const text = except ? each.text.replaceAll(new RegExp(except.form, 'giu'), '') : each.text
      const match = avoid.exec(text)
      return match
        ? [
            {
              file: each.file,
              line: each.line,
              problem: `the site says “${preferred}” for this: ${around(text, match.index)}`,
            },
          ]
        : []
    }),
  )
  const announced = locales.flatMap((locale) =>
    plain
      .filter((each) => each.locale === locale && new RegExp(sincerity[locale]).test(each.text))
      .slice(sincerity.limit)
      .map(({ file, line }) => ({
        file,
        line,
        problem: `the site announces sincerity more than ${sincerity.limit} times: say it without`,
      })),
  )
  return [...terms, ...announced]
}

const around = (text: string, index: number) => `…${text.slice(Math.max(0, index - 20), index + 40)}…`

const brackets = (text: string) => [...text.matchAll(/\[[^\]]+\]/g)].length

/** Numbers and blanks in brackets, which both languages must have. */
export function checkPairs(pairs: readonly Pair[]): Problem[] {
  return pairs.flatMap(({ original, translation }) => {
    const { file, line, locale, text } = translation
    const problems = [numbersProblem(original.text, text, locale)]
    if (brackets(original.text) !== brackets(text))
      problems.push('the languages have not the same blanks in [brackets]: write them in both')
    return problems.flatMap((problem) => (problem === undefined ? [] : [{ file, line, problem }]))
  })
}
