import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { isMap, isScalar, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import { defaultLocale, locales, type Locale } from '#lib/i18n/locales'
import { languageName } from '#scripts/check/languages'
import type { Problem } from '#scripts/check/problem'
import type { Pair, Text } from '#scripts/check/words'

const fileOf = (locale: Locale) => `messages/${locale}.json`

/** Interface words: the same keys with the same arguments in all languages, each of them used. */
export function checkMessages(root: string): { texts: Text[]; pairs: Pair[]; problems: Problem[] } {
  const read = locales.map((locale) => readMessages(root, locale))
  const problems = read.flatMap((each) => each.problems)
  if (problems.length > 0) return { texts: [], pairs: [], problems }
  const pairs: Pair[] = []
  const isUsed = usedKeys()
  for (const key of new Set(read.flatMap(({ texts }) => [...texts.keys()]))) {
    const texts = read.flatMap((each) => each.texts.get(key) ?? [])
    const [there] = texts
    if (!there) continue
    const refuse = (problem: string, { file, line, column } = there) => problems.push({ file, line, column, problem })
    for (const locale of locales.filter((each) => !texts.some((text) => text.locale === each)))
      refuse(`“${key}” is not in ${fileOf(locale)}: add it there, or remove it here`)
    const original = texts.find(({ locale }) => locale === defaultLocale)
    const parts = new Map(texts.map((text) => [text, argumentsIn(text, refuse)]))
    for (const translation of texts) {
      if (translation.text.trim() === '')
        refuse(`the ${languageName(translation.locale)} text is empty: write it`, translation)
      if (/\d[\s\u00A0,]\d{3}|\d[\s\u00A0](?:грн|місяц|month)|\+380|UAH/u.test(translation.text))
        refuse(`“${key}” says a price, a phone or a length of time: it belongs into content/`, translation)
      if (!original || translation === original) continue
      pairs.push({ original, translation })
      const [given, own] = [parts.get(original), parts.get(translation)]
      if (given !== undefined && own !== undefined && given !== own)
        refuse(
          `“${key}” has other parts in braces than in ${languageName(defaultLocale)} (${own || 'none'} instead of ${given || 'none'}): write the same in both`,
          translation,
        )
    }
    if (!isUsed(key)) refuse(`“${key}” is shown nowhere: correct its name or remove it`)
  }
  return { texts: read.flatMap(({ texts }) => [...texts.values()]), pairs, problems }
}

/** All messages of a language by their paths. JSON is YAML as well, whose parser tells the places. */
function readMessages(root: string, locale: Locale): { texts: Map<string, Text>; problems: Problem[] } {
  const file = fileOf(locale)
  const json = readFileSync(join(root, file), 'utf8')
  const lines = new LineCounter()
  const document = parseDocument(json, { schema: 'json', lineCounter: lines, prettyErrors: false, logLevel: 'silent' })
  const at = (offset = 0) => {
    const { line, col } = lines.linePos(offset)
    return { file, line, column: col }
  }
  const texts = new Map<string, Text>()
  const [error] = document.errors
  const isTwice = error?.code === 'DUPLICATE_KEY'
  if (error && !isTwice) return { texts, problems: [{ ...at(error.pos[0]), problem: unreadable }] }
  try {
    JSON.parse(json)
  } catch (reason) {
    return {
      texts,
      problems: [{ ...at(Number(/position (\d+)/.exec(String(reason))?.[1] ?? 0)), problem: unreadable }],
    }
  }
  const twice = document.errors.map(({ pos }) => ({
    ...at(pos[0]),
    problem: 'this name stands in its list twice: take one out',
  }))
  const visitMap = (map: YAMLMap, path: string[]): void => {
    for (const { key, value } of map.items) {
      if (!isScalar(key)) continue
      const name = [...path, String(key.value)]
      if (isMap(value)) visitMap(value, name)
      else if (isScalar(value)) texts.set(name.join('.'), { ...at(key.range?.[0]), locale, text: String(value.value) })
    }
  }
  if (isMap(document.contents)) visitMap(document.contents, [])
  return { texts, problems: twice }
}

const unreadable =
  'the file cannot be read from here on: look for a comma, a quote or a bracket that is missing or one too many, here or on the line before'

/** What a message expects to be given; undefined, and refused, where its braces or tags are not closed. */
function argumentsIn(text: Text, refuse: (problem: string, text: Text) => void): string | undefined {
  try {
    return [...new Set(argumentsOf(parse(text.text)))].sort().join(', ')
  } catch {
    refuse('a brace { } or a tag < > of this text is not closed: compare it with the other language', text)
    return undefined
  }
}

function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...argumentsOf(element.children)]
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [`{${element.value}}`]
    const kind = element.type === TYPE.plural ? 'plural' : 'select'
    return [`${element.value}: ${kind}`, ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value))]
  })
}

const literal = /(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g

/** Tells of a message's key whether the site shows it: its namespace is opened and its path stands there, whole or with one computed part. */
function usedKeys(): (key: string) => boolean {
  const paths = globSync('{app,components,lib}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
  const files = paths.map((path) => {
    const literals = [...readFileSync(path, 'utf8').matchAll(literal)].map((match) => match[2] ?? '')
    const patterns = literals.filter((text) => text.includes('${')).map((text) => text.split(/\$\{[^}]*\}/))
    return { literals: new Set(literals), patterns }
  })
  const matches = (key: string, [head = '', tail = '', ...more]: string[]) =>
    more.length === 0 && head + tail !== '' && key.startsWith(head) && key.endsWith(tail)
  return (key) => {
    const [namespace = '', ...path] = key.split('.')
    const rest = path.join('.')
    return files.some(
      ({ literals, patterns }) =>
        literals.has(namespace) && (literals.has(rest) || patterns.some((pattern) => matches(rest, pattern))),
    )
  }
}
