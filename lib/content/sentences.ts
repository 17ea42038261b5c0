import { createTranslator, type Messages } from 'next-intl'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isLocale, localeDetails, type Locale } from '#lib/i18n/locales'

/** A mistake for an editor: a message of `Rules` with its values. */
export type Said = { rule: Rule; [value: string]: Value }
export type Rule = keyof Messages['Rules']
/** `field` is a field's name; the desk shows its label. */
type Value = string | number | Said | { language: Locale } | { field: string }

/** The message of a schema: the name of a rule in `Rules`. */
export const rule = (name: Rule): string => name

/** Messages read from their file, for texts outside of pages. */
export function messagesOf(locale: Locale, root = process.cwd()): Messages {
  return JSON.parse(readFileSync(join(root, 'messages', `${locale}.json`), 'utf8')) as Messages
}

/**
 * Translates a mistake. A plain string is a mistake that only files can have, in English.
 * @param isAtDesk fields are named by their labels at the desk
 */
export function inWords(said: Said | string, locale: Locale, isAtDesk = false): string {
  if (typeof said === 'string') return said
  const messages = messagesOf(locale)
  const labels: Partial<Record<string, string>> = isAtDesk ? messages.Staff.content.fields : {}
  const wordOf = (value: Value): string | number => {
    if (typeof value !== 'object') return value
    if ('rule' in value) return inWords(value, locale, isAtDesk)
    if ('field' in value) return labels[value.field] ?? value.field
    return languageName(value.language, locale)
  }
  const { rule, ...values } = said
  const words = Object.entries(values).map(([name, value]) => [name, wordOf(value)] as const)
  const rules: Record<string, string> = messages.Rules
  return createTranslator({ locale: localeDetails[locale].tag, messages: rules })(
    rule,
    Object.fromEntries(words),
  )
}

/** The name of a language in another language: `Ukrainian`. */
export const languageName = (language: Locale, locale: Locale = 'en'): string =>
  new Intl.DisplayNames(localeDetails[locale].tag, { type: 'language' }).of(
    localeDetails[language].tag,
  ) ?? language

/**
 * Describes a schema issue for editors. `given` is the value in the file, undefined when it is
 * missing.
 */
export function sentencesOf(
  issue: z.core.$ZodIssue,
  given: unknown,
): { path: PropertyKey[]; problem: Said }[] {
  const { path, message } = issue
  const last = path.at(-1)
  const isThere = given !== undefined
  const say = (problem: Said) => [{ path, problem }]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      problem: { rule: 'unknownField', key, known: message },
    }))
  if (path.length === 0 && issue.code === 'invalid_type') return say({ rule: 'unusableFile' })
  if (typeof given === 'string' && /^[“”„‘’]/.test(given)) return say({ rule: 'curlyQuotes' })
  if (isLocale(last)) {
    const language = { language: last }
    if (!isThere) return say({ rule: 'missingTranslation', language, locale: last })
    return say({ rule: 'translation', language, wrong: wrongOf(issue) })
  }
  const list = { field: path.findLast((key) => typeof key === 'string') ?? 'list' }
  const field: Value =
    typeof last === 'number' ? { rule: 'line', field: list, number: last + 1 } : list
  return say(isThere ? { rule: 'field', field, wrong: wrongOf(issue) } : { rule: 'missing', field })
}

/** The rule that a value breaks: the schema's own, or one that stands for zod's code. */
function wrongOf(issue: z.core.$ZodIssue): Said {
  const { code, message } = issue
  // A message of zod is a sentence; the name of a rule is one word.
  if (!message.includes(' '))
    return { ...(code === 'custom' && issue.params), rule: message as Rule }
  if (code === 'invalid_value')
    return { rule: 'oneOf', values: issue.values.map(String).join(', ') }
  if (code === 'too_small' && issue.origin === 'array') return { rule: 'linesAtLeast' }
  if (code === 'too_small')
    return { rule: issue.inclusive ? 'atLeast' : 'moreThan', least: Number(issue.minimum) }
  if (code === 'too_big' && issue.origin !== 'array')
    return { rule: issue.origin === 'string' ? 'room' : 'atMost', most: Number(issue.maximum) }
  return { rule: 'otherwise' }
}

/** A schema's own message where a field is unknown: the fields that it knows. */
export const knownFields: z.core.$ZodErrorMap = ({ code, inst }) =>
  code === 'unrecognized_keys' && inst instanceof z.ZodObject
    ? Object.keys(inst.shape).join(', ')
    : undefined
