import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js'
import { z } from 'zod'
import { ContentError, lineAt, readText, readYaml } from '#lib/content/source'
import { localeDetails, locales, type Locale } from '#lib/i18n/locales'
import { languageName } from '#lib/content/sentences'
import { readOrReport, type ReportProblem } from '#lib/editing/rules/problem'
import type { Text } from '#lib/editing/rules/words'

const fileOf = (locale: Locale) => `messages/${locale}.json`

/** Interface words: the same keys and arguments in all languages. @returns each with its translations, null if unread */
export function checkMessages(root: string, report: ReportProblem): Text[][] | null {
  const languages = locales.flatMap(
    (locale) => readOrReport(() => readMessages(root, locale), report) ?? [],
  )
  if (languages.length < locales.length) return null
  return [...new Set(languages.flatMap((texts) => [...texts.keys()]))].map((key) => {
    const group = languages.flatMap((texts) => texts.get(key) ?? [])
    const [first, ...translations] = group
    if (!first) return group
    for (const locale of locales.filter((each) => !group.some((text) => text.locale === each)))
      report(first, `“${key}” is not in ${fileOf(locale)}: add it there, or remove it here`)
    for (const text of group) {
      if (text.text.trim() === '')
        report(text, `the ${languageName(text.locale)} text is empty: write it`)
      if (/\d[\s\u00A0,]\d{3}|\d[\s\u00A0](?:грн|місяц|month)|\+380|UAH/u.test(text.text))
        report(text, `“${key}” says a price, a phone or a length of time: it belongs into content/`)
    }
    const [given, ...others] = group.map((text) => parsed(text, report))
    for (const [index, own] of others.entries())
      if (given && own && !isStructurallySame(given, own).success)
        report(
          translations[index] ?? first,
          `“${key}” has other parts in { } or < > than in ${languageName(first.locale)}: write the same in both`,
        )
    return group
  })
}

/** All messages of a language by their paths. JSON is YAML as well, whose parser tells the places. */
function readMessages(root: string, locale: Locale): Map<string, Text> {
  const file = fileOf(locale)
  const json = readText(root, file)
  try {
    JSON.parse(json)
  } catch (reason) {
    const offset = Number(/position (\d+)/.exec(String(reason))?.[1] ?? json.length)
    const problem =
      'the file cannot be read from here on: look for a comma, a quote or a bracket that is missing or one too many, here or on the line before'
    throw new ContentError([{ file, line: lineAt(json, offset), problem }])
  }
  const { value, positionOf } = readYaml(file, json, z.record(z.string(), z.unknown()))
  const leavesOf = (node: unknown, path: string[]): [string, Text][] =>
    typeof node === 'object' && node !== null
      ? Object.entries(node).flatMap(([key, item]) => leavesOf(item, [...path, key]))
      : [[path.join('.'), { ...positionOf(...path), locale, text: String(node) }]]
  return new Map(leavesOf(value, []))
}

/** The parts of a message; undefined, and refused, where its braces or tags are not closed or a plural lacks forms. */
function parsed(text: Text, report: ReportProblem): MessageFormatElement[] | undefined {
  try {
    const elements = parse(text.text)
    const missing = missingForms(elements, text.locale)
    if (missing.length > 0)
      report(text, `a plural of this text lacks the form ${missing.join(', ')}: add it`)
    return elements
  } catch {
    report(
      text,
      'a brace { } or a tag < > of this text is not closed: compare it with the other language',
    )
    return undefined
  }
}

/** Forms that plurals lack, but for “many”, which “other” stands for; a plural that says the same for all lacks none. */
function missingForms(elements: readonly MessageFormatElement[], locale: Locale): string[] {
  return elements.flatMap((element): string[] => {
    if (element.type === TYPE.tag) return missingForms(element.children, locale)
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return []
    const within = Object.values(element.options).flatMap(({ value }) =>
      missingForms(value, locale),
    )
    const forms = Object.entries(element.options).filter(([form]) => !form.startsWith('='))
    const isSaidAlike = new Set(forms.map(([, { value }]) => JSON.stringify(value))).size === 1
    if (element.type === TYPE.select || isSaidAlike) return within
    const { pluralCategories } = new Intl.PluralRules(localeDetails[locale].tag).resolvedOptions()
    return [
      ...pluralCategories.filter((form) => form !== 'many' && !element.options[form]),
      ...within,
    ]
  })
}
