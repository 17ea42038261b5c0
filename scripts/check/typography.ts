import { locales, type Locale } from '#lib/i18n/locales'
import type { Contents } from '#scripts/check/contents'
import type { Text, Pair } from '#scripts/check/source-texts'
import { numbersProblem } from '#scripts/check/numbers'
import type { Problem } from '#scripts/check/problem'

/** `except` names texts that a rule passes over, by file and words. */
type Rule = {
  locale?: Locale
  wrong: RegExp
  problem: string | ((file: string, words: string) => string)
  except?: RegExp
}

/** Texts whose lines are short, or broken by hand. */
const unjoined = /^content\/(figures|legal)\/|^content\/(key-facts|sheets|stored-data|topics)\.ts|: #/

/** The no-break space as a file writes it. */
const noBreak = (file: string) => (file.endsWith('.md') ? '&nbsp;' : '\\u00A0')

const rules: readonly Rule[] = [
  {
    wrong: /\p{Script=Cyrillic}’?\p{Script=Latin}|\p{Script=Latin}’?\p{Script=Cyrillic}/u,
    problem: 'a word mixes Ukrainian and Latin letters: type it anew',
  },
  { wrong: /'/, problem: 'write the apostrophe as ’' },
  { locale: 'ua', wrong: /[ыэъё]/i, problem: 'this letter is not Ukrainian: correct the word' },
  {
    locale: 'ua',
    wrong: /[^\s|]*[^\s|-] —(?: \S+)?/u,
    problem: (file, words) =>
      `a dash must not begin a line: write ${noBreak(file)} before it, without a space (${words.replace(' ', noBreak(file))})`,
    except: unjoined,
  },
  {
    locale: 'ua',
    wrong: /\d+ \p{Script=Cyrillic}[\p{Script=Cyrillic}’-]*/u,
    problem: (file, words) =>
      `what follows a number must not begin a line: write ${noBreak(file)} between the two, without a space (${words.replace(' ', noBreak(file))})`,
    except: unjoined,
  },
  {
    locale: 'en',
    wrong: /\p{Script=Cyrillic}/u,
    problem: 'Ukrainian letters stand in the English text: translate them',
  },
]

/** Letters, apostrophes and spaces of texts, but for addresses. */
export function checkTypography(texts: readonly Text[]): Problem[] {
  return texts.flatMap(({ file, line, locale, text }) =>
    rules
      .filter((rule) => rule.locale === undefined || rule.locale === locale)
      .filter(({ except }) => !except?.test(`${file}: ${text}`))
      .flatMap(({ wrong, problem }) => {
        const match = wrong.exec(text)
        if (!match) return []
        const words =
          typeof problem === 'string' ? `${problem} (${around(text, match.index)})` : problem(file, match[0])
        return [{ file, line, problem: words }]
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
