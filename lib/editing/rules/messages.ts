import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js'
import { z } from 'zod'
import { ContentError } from '#lib/content/content-error'
import { getLineNumber, readTextFile } from '#lib/content/read-text-file'
import { readYaml } from '#lib/content/read-yaml'
import type { CheckedText, TranslatedText } from '#lib/editing/rules/localized-texts'
import { readOrReport, type ReportProblem } from '#lib/editing/rules/problem'
import { formatUnits, getLanguageName } from '#lib/i18n/format'
import { localeDetails, locales, type Locale } from '#lib/i18n/locales'

const getMessagesFile = (locale: Locale): string => `messages/${locale}.json`

/** The beginning that all forms of the word “month” share: `місяц`, `month`. */
function findMonthStem(locale: Locale): string {
  const [first = '', ...others] = [1, 2, 5].map((count) =>
    formatUnits(locale, count, 'month').replace(/^.*\u00A0/, ''),
  )
  const end = Array.from(first).findIndex((letter, index) =>
    others.some((form) => form.charAt(index) !== letter),
  )
  return end < 0 ? first : first.slice(0, end)
}

const units = locales.flatMap((locale) => [localeDetails[locale].hryvnia, findMonthStem(locale)])
/**
 * Matches a price, a phone number or a duration: `30 000`, `5 грн`, `3 months`, `+380`. Such values
 * belong in `content/`, not in messages.
 */
const factInMessage = new RegExp(String.raw`\d[\s,]\d{3}|\d\s(?:${units.join('|')})|\+380|UAH`, 'u')

/**
 * Checks that the interface texts have the same keys and arguments in all languages.
 * @returns each message with its translations; null when a file cannot be read
 */
export function checkMessages(root: string, report: ReportProblem): TranslatedText[] | null {
  const languages = locales.flatMap(
    (locale) => readOrReport(() => readMessages(root, locale), report) ?? [],
  )
  if (languages.length < locales.length) return null
  const keys = new Set(languages.flatMap((texts) => [...texts.keys()]))
  return [...keys].map((key) => {
    const translations = languages.flatMap((texts) => texts.get(key) ?? [])
    checkMessage(key, translations, report)
    return translations
  })
}

function checkMessage(key: string, texts: readonly CheckedText[], report: ReportProblem): void {
  const [first, ...translations] = texts
  if (!first) return
  for (const locale of locales)
    if (!texts.some((text) => text.locale === locale))
      report(
        first,
        `“${key}” is not in ${getMessagesFile(locale)}: add it there, or remove it here`,
      )
  for (const checked of texts) {
    if (checked.text.trim() === '')
      report(checked, `the ${getLanguageName(checked.locale)} text is empty: write it`)
    if (factInMessage.test(checked.text))
      report(
        checked,
        `“${key}” says a price, a phone or a length of time: it belongs into content/`,
      )
  }
  const [original, ...others] = texts.map((text) => parseMessage(text, report))
  for (const [index, translation] of others.entries()) {
    if (!original || !translation || isStructurallySame(original, translation).success) continue
    report(
      translations[index] ?? first,
      `“${key}” has other parts in { } or < > than in ${getLanguageName(first.locale)}: write the same in both`,
    )
  }
}

/**
 * Reads all messages of a language by path. The file is JSON, and the YAML parser reads it, because
 * that parser also gives the line of each message.
 */
function readMessages(root: string, locale: Locale): Map<string, CheckedText> {
  const file = getMessagesFile(locale)
  const json = readTextFile(root, file)
  try {
    JSON.parse(json)
  } catch (reason) {
    const offset = Number(/position (\d+)/.exec(String(reason))?.[1] ?? json.length)
    const problem =
      'the file cannot be read from here on: look for a comma, a quote or a bracket that is missing or one too many, here or on the line before'
    throw new ContentError([{ file, line: getLineNumber(json, offset), problem }])
  }
  const { value, positionOf } = readYaml(file, json, z.record(z.string(), z.unknown()))
  const listMessages = (node: unknown, path: string[]): [string, CheckedText][] => {
    if (typeof node !== 'object' || node === null)
      return [[path.join('.'), { ...positionOf(...path), locale, text: String(node) }]]
    return Object.entries(node).flatMap(([key, item]) => listMessages(item, [...path, key]))
  }
  return new Map(listMessages(value, []))
}

/** Parses an ICU message. Reports unclosed braces and missing plural forms. */
function parseMessage(
  checked: CheckedText,
  report: ReportProblem,
): MessageFormatElement[] | undefined {
  try {
    const elements = parse(checked.text)
    const missing = listMissingForms(elements, checked.locale)
    if (missing.length > 0)
      report(checked, `a plural of this text lacks the form ${missing.join(', ')}: add it`)
    return elements
  } catch {
    report(
      checked,
      'a brace { } or a tag < > of this text is not closed: compare it with the other language',
    )
    return undefined
  }
}

/**
 * Lists the plural forms that a message lacks in a language. The form “many” may be missing,
 * because a message without “many” uses the form “other”. If all forms have the same text, no form
 * is missing.
 */
function listMissingForms(elements: readonly MessageFormatElement[], locale: Locale): string[] {
  return elements.flatMap((element): string[] => {
    if (element.type === TYPE.tag) return listMissingForms(element.children, locale)
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return []
    const missingInside = Object.values(element.options).flatMap(({ value }) =>
      listMissingForms(value, locale),
    )
    const forms = Object.entries(element.options).filter(([form]) => !form.startsWith('='))
    const isSameInAllForms = new Set(forms.map(([, { value }]) => JSON.stringify(value))).size === 1
    if (element.type === TYPE.select || isSameInAllForms) return missingInside
    const { pluralCategories } = new Intl.PluralRules(localeDetails[locale].tag).resolvedOptions()
    const missing = pluralCategories.filter((form) => form !== 'many' && !element.options[form])
    return [...missing, ...missingInside]
  })
}
