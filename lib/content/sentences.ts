import { z } from 'zod'
import { isLocale, localeDetails, type Locale } from '#lib/i18n/locales'

type Sentence = { path: readonly PropertyKey[]; problem: string }

const names = new Intl.DisplayNames('en', { type: 'language' })

/** A language as a sentence to an editor names it: `Ukrainian`. */
export function languageName(locale: Locale): string {
  return names.of(localeDetails[locale].tag) ?? locale
}

/** What a schema refuses, in an editor's words. `given`: what stands in the file, undefined where nothing does. */
export function sentencesOf(issue: z.core.$ZodIssue, given: unknown): Sentence[] {
  const { path, message } = issue
  const field = path.at(-1)
  const name = typeof field === 'number' ? `${String(path.at(-2) ?? 'list')}, line ${field + 1}` : String(field)
  const isThere = given !== undefined
  const say = (problem: string) => [{ path, problem }]
  if (issue.code === 'unrecognized_keys') {
    const known = message.split(' ')
    return issue.keys.map((key) => ({ path: [...path, key], problem: unknownField(key, known) }))
  }
  if (path.length === 0 && issue.code === 'invalid_type')
    return say('the file does not hold what it must: take it back from an earlier version')
  if (typeof given === 'string' && /^[“”„‘’]/.test(given))
    return say('curly quotes “ ” are no quotes here: write straight ones, "…"')
  if (isLocale(field)) {
    if (!isThere) return say(`the ${languageName(field)} text is missing: add “${field}: …” beside the other language`)
    if (issue.code === 'custom') return say(`the ${languageName(field)} text ${message}`)
    if (issue.code === 'invalid_format') return say(`the ${languageName(field)} text is empty: write it`)
    return say(`the ${languageName(field)} text cannot be read as one: put it between two "`)
  }
  if (!isThere) return say(`the field “${name}” is missing: add it`)
  if (issue.code === 'invalid_value') return say(`“${name}” must be one of ${issue.values.map(String).join(', ')}`)
  if (issue.code === 'invalid_key' || message.startsWith('Invalid') || message.startsWith('Too'))
    return say(`“${name}” is not written as it must be: look at how the lines beside it are`)
  return say(`“${name}” ${message}`)
}

/** A schema's own message where a field is unknown: the fields that it knows. */
export const knownFields: z.core.$ZodErrorMap = ({ code, inst }) =>
  code === 'unrecognized_keys' && inst instanceof z.ZodObject ? Object.keys(inst.shape).join(' ') : undefined

const unknownField = (key: string, known: readonly string[]) =>
  `“${key}” is no field here: take it out, or write one of ${known.join(', ')}`
