import { z } from 'zod'
import type { Mistake, RuleName, MistakeValue } from '#lib/content/mistakes'
import { isLocale } from '#lib/i18n/locales'

/**
 * Describes a schema issue for editors.
 * @param value value in the file; undefined when the value is missing
 */
export function describeSchemaIssue(
  issue: z.core.$ZodIssue,
  value: unknown,
): { path: PropertyKey[]; problem: Mistake }[] {
  const { path, message } = issue
  const last = path.at(-1)
  const isThere = value !== undefined
  const say = (problem: Mistake) => [{ path, problem }]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      problem: { rule: 'unknownField', key, known: message },
    }))
  if (path.length === 0 && issue.code === 'invalid_type') return say({ rule: 'unusableFile' })
  if (typeof value === 'string' && /^[“”„‘’]/.test(value)) return say({ rule: 'curlyQuotes' })
  if (isLocale(last)) {
    const language = { language: last }
    if (!isThere) return say({ rule: 'missingTranslation', language, locale: last })
    return say({ rule: 'translation', language, wrong: describeBrokenRule(issue) })
  }
  const list = { field: path.findLast((key) => typeof key === 'string') ?? 'list' }
  const field: MistakeValue =
    typeof last === 'number' ? { rule: 'line', field: list, number: last + 1 } : list
  return say(
    isThere
      ? { rule: 'field', field, wrong: describeBrokenRule(issue) }
      : { rule: 'missing', field },
  )
}

/**
 * Returns the rule that a value breaks. Usually the message of the issue is the name of the rule.
 * For a default message of zod, the issue code determines the rule.
 */
function describeBrokenRule(issue: z.core.$ZodIssue): Mistake {
  const { code, message } = issue
  // The issue of a list that is too long has the message of the list's schema, which names no
  // maximum.
  if (code === 'too_big' && issue.origin === 'array')
    return { rule: 'linesAtMost', most: Number(issue.maximum) }
  // A message without spaces is a rule name from `nameRule`. The default messages of zod are
  // sentences.
  if (!message.includes(' '))
    return { ...(code === 'custom' && issue.params), rule: message as RuleName }
  if (code === 'invalid_value')
    return { rule: 'oneOf', values: issue.values.map(String).join(', ') }
  if (code === 'too_small' && issue.origin === 'array') return { rule: 'linesAtLeast' }
  if (code === 'too_small')
    return { rule: issue.inclusive ? 'atLeast' : 'moreThan', least: Number(issue.minimum) }
  if (code === 'too_big')
    return { rule: issue.origin === 'string' ? 'room' : 'atMost', most: Number(issue.maximum) }
  return { rule: 'otherwise' }
}

/** Error map of zod for an unknown field. The message lists the fields that the schema allows. */
export const listKnownFields: z.core.$ZodErrorMap = ({ code, inst }) =>
  code === 'unrecognized_keys' && inst instanceof z.ZodObject
    ? Object.keys(inst.shape).join(', ')
    : undefined
