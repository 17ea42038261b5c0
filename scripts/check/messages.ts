import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { locales, type Locale } from '#lib/i18n/locales'
import { languageName } from '#scripts/check/languages'
import type { Report } from '#scripts/check/problem'
import type { Text } from '#scripts/check/words'

const fileOf = (locale: Locale) => `messages/${locale}.json`

/**
 * Interface words: the same keys with the same arguments in all languages, each of them used.
 * @returns each message with its translations; none when a file cannot be read
 */
export function checkMessages(root: string, report: Report): Text[][] {
  const languages = locales.map((locale) => readMessages(root, locale, report))
  if (languages.some((texts) => !texts)) return []
  const isUsed = usedKeys()
  return [...new Set(languages.flatMap((texts) => [...(texts?.keys() ?? [])]))].map((key) => {
    const group = languages.flatMap((texts) => texts?.get(key) ?? [])
    const [first, ...translations] = group
    if (!first) return group
    for (const locale of locales.filter((each) => !group.some((text) => text.locale === each)))
      report(first, `“${key}” is not in ${fileOf(locale)}: add it there, or remove it here`)
    if (!isUsed(key)) report(first, `“${key}” is shown nowhere: correct its name or remove it`)
    for (const text of group) {
      if (text.text.trim() === '') report(text, `the ${languageName(text.locale)} text is empty: write it`)
      if (/\d[\s\u00A0,]\d{3}|\d[\s\u00A0](?:грн|місяц|month)|\+380|UAH/u.test(text.text))
        report(text, `“${key}” says a price, a phone or a length of time: it belongs into content/`)
    }
    const given = argumentsIn(first, report)
    for (const translation of translations) {
      const own = argumentsIn(translation, report)
      if (given !== undefined && own !== undefined && given !== own)
        report(
          translation,
          `“${key}” has other parts in braces than in ${languageName(first.locale)} (${own || 'none'} instead of ${given || 'none'}): write the same in both`,
        )
    }
    return group
  })
}

/** All messages of a language by their paths. JSON is YAML as well, whose parser tells the places. */
function readMessages(root: string, locale: Locale, report: Report): Map<string, Text> | undefined {
  const file = fileOf(locale)
  const json = readFileSync(join(root, file), 'utf8')
  const lines = new LineCounter()
  const document = parseDocument(json, { schema: 'json', lineCounter: lines, prettyErrors: false, logLevel: 'silent' })
  const at = (offset = 0) => {
    const { line, col } = lines.linePos(offset)
    return { file, line, column: col }
  }
  try {
    JSON.parse(json)
  } catch (reason) {
    const offset = Number(/position (\d+)/.exec(String(reason))?.[1] ?? json.length)
    report(
      at(offset),
      'the file cannot be read from here on: look for a comma, a quote or a bracket that is missing or one too many, here or on the line before',
    )
    return undefined
  }
  // JSON that is no YAML has a name twice.
  for (const { pos } of document.errors) report(at(pos[0]), 'this name stands in its list twice: take one out')
  const texts = new Map<string, Text>()
  visit(document, {
    Pair: (_index, { key, value }, parents) => {
      if (!isScalar(key) || !isScalar(value)) return
      const path = [...parents.flatMap((parent) => (isPair(parent) ? [String(parent.key)] : [])), String(key.value)]
      texts.set(path.join('.'), { ...at(key.range?.[0]), locale, text: String(value.value) })
    },
  })
  return document.errors.length > 0 ? undefined : texts
}

/** What a message expects to be given; undefined, and refused, where its braces or tags are not closed. */
function argumentsIn(text: Text, report: Report): string | undefined {
  try {
    return [...new Set(argumentsOf(parse(text.text)))].sort().join(', ')
  } catch {
    report(text, 'a brace { } or a tag < > of this text is not closed: compare it with the other language')
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
