import type { OpenContent } from '#lib/content/open'
import type { Documents } from '#lib/content/schema'
import { defaultLocale, locales, type Locale } from '#lib/i18n/locales'
import { isMap, LineCounter, parseDocument, visit } from 'yaml'
import { translations } from '#scripts/check/languages'
import { numbersProblem } from '#scripts/check/numbers'
import { attempt, type Problem } from '#scripts/check/problem'

/** A text of a language, and where it stands. */
export type Text = {
  file: string
  line?: number | undefined
  column?: number | undefined
  locale: Locale
  text: string
}
/** A text and its translation. */
export type Pair = { original: Text; translation: Text }

/** Facts of other files, which texts name in braces. */
const facts = /\{[\w.-]+\.[\w.-]+(?:, number)?\}/g

/** The texts of a YAML file: each `ua:` and `en:`, and lists below them line by line. */
export function textsIn({ read }: Pick<OpenContent, 'read'>, file: string): { texts: Text[]; pairs: Pair[] } {
  const lines = new LineCounter()
  const document = parseDocument(attempt(() => read(file)).value ?? '', {
    schema: 'core',
    lineCounter: lines,
    logLevel: 'silent',
  })
  const texts: Text[] = []
  const pairs: Pair[] = []
  visit(document, {
    Map(_key, map) {
      const inLocale = (locale: Locale): Text[] => {
        const found: Text[] = []
        const value = map.get(locale, true) as unknown
        visit(isMap(value) ? null : (value as never), {
          Scalar(_index, node) {
            const { line, col } = lines.linePos(node.range?.[0] ?? 0)
            if (typeof node.value === 'string')
              found.push({ file, line, column: col, locale, text: node.value.replaceAll(facts, '…') })
          },
        })
        return found
      }
      const originals = inLocale(defaultLocale)
      texts.push(...originals)
      for (const translated of translations.map(inLocale)) {
        texts.push(...translated)
        pairs.push(
          ...translated.flatMap((translation, index) =>
            originals[index] ? [{ original: originals[index], translation }] : [],
          ),
        )
      }
    },
  })
  return { texts, pairs }
}

type Rule = { locale?: Locale; wrong: RegExp; problem: string }

const rules: readonly Rule[] = [
  {
    wrong: /\p{Script=Cyrillic}’?\p{Script=Latin}|\p{Script=Latin}’?\p{Script=Cyrillic}/u,
    problem: 'a word mixes Ukrainian and Latin letters: type it anew',
  },
  { wrong: /'/, problem: 'write the apostrophe as ’' },
  {
    wrong: /^[“„][^“”„]*[“”]$/u,
    problem: 'curly quotes stand around the whole text: write straight ones ("), or none',
  },
  { locale: 'ua', wrong: /[ыэъё]/i, problem: 'this letter is not Ukrainian: correct the word' },
  {
    locale: 'en',
    wrong: /\p{Script=Cyrillic}/u,
    problem: 'Ukrainian letters stand in the English text: translate them',
  },
]

/** Letters and apostrophes of texts, but for addresses. */
export function checkTypography(texts: readonly Text[]): Problem[] {
  return texts.flatMap(({ file, line, column, locale, text }) =>
    rules
      .filter((rule) => rule.locale === undefined || rule.locale === locale)
      .flatMap(({ wrong, problem }) => {
        const match = wrong.exec(text)
        return match ? [{ file, line, column, problem: `${problem} (${around(text, match.index)})` }] : []
      }),
  )
}

/** One word for one thing (`content/glossary.yaml`), and sincerity announced seldom. */
export function checkGlossary(texts: readonly Text[], { terms, sincerity }: Documents['glossary']): Problem[] {
  const plain = texts.map((each) => ({ ...each, text: each.text.replaceAll('\u00A0', ' ') }))
  const found = terms.flatMap(({ locale, preferred, avoid, except }) =>
    plain.flatMap(({ text: whole, ...place }) => {
      if (place.locale !== locale) return []
      const text = except ? whole.replaceAll(new RegExp(except.form, 'giu'), '') : whole
      const match = avoid.exec(text)
      return match
        ? [{ ...placeOf(place), problem: `the site says “${preferred}” for this: ${around(text, match.index)}` }]
        : []
    }),
  )
  const announced = locales.flatMap((locale) =>
    plain
      .filter((each) => each.locale === locale && sincerity[locale].test(each.text))
      .slice(sincerity.limit)
      .map((each) => ({
        ...placeOf(each),
        problem: `the site announces sincerity more than ${sincerity.limit} times: say it without`,
      })),
  )
  return [...found, ...announced]
}

const placeOf = ({ file, line, column }: Omit<Text, 'text'>) => ({ file, line, column })

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
