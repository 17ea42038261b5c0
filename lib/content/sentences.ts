import { z } from 'zod'
import { isLocale, localeDetails, type Locale } from '#lib/i18n/locales'

type Sentence = { path: readonly PropertyKey[]; problem: string }

const names = new Intl.DisplayNames('en', { type: 'language' })

/** A language as a sentence to an editor names it: `Ukrainian`. */
export function languageName(locale: Locale): string {
  return names.of(localeDetails[locale].tag) ?? locale
}

/** What a schema refuses, in an editor's words. `given`: what stands in the file, undefined where nothing does. */
export function sentencesOf(issue: z.core.$ZodIssue, given: unknown, schema: z.ZodType): Sentence[] {
  const { path, message } = issue
  const field = path.at(-1)
  const name = typeof field === 'number' ? `${String(path.at(-2) ?? 'list')}, line ${field + 1}` : String(field)
  const isThere = given !== undefined
  const say = (problem: string) => [{ path, problem }]
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, path)
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

/** Names of the fields that a schema knows at a path. */
function fieldsAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodPipe) return fieldsAt(schema.in, path)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return fieldsAt(schema.unwrap(), path)
  if (schema instanceof z.ZodDiscriminatedUnion || schema instanceof z.ZodUnion)
    return [...new Set(schema.options.flatMap((option: unknown) => fieldsAt(option, path)))]
  const [first, ...rest] = path
  if (schema instanceof z.ZodArray) return fieldsAt(schema.element, rest)
  if (schema instanceof z.ZodRecord) return fieldsAt(schema.valueType, rest)
  if (!(schema instanceof z.ZodObject)) return []
  return first === undefined ? Object.keys(schema.shape) : fieldsAt(schema.shape[String(first)], rest)
}

function unknownField(key: string, known: readonly string[]): string {
  const near = nearest(key, known)
  return near === undefined
    ? `“${key}” is no field here: take it out, or write one of ${known.join(', ')}`
    : `“${key}” is no field here: did you mean “${near}”?`
}

/** The word that differs from another by the fewest letters, when these are a third of it at most. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((each) => ({ each, distance: distance(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, distance }) => distance <= Math.max(2, each.length / 3))
    .toSorted((a, b) => a.distance - b.distance)
  return best?.each
}

/** How many letters must be put in, taken out or changed to make one word of another (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, letter] of from.split(/(?:)/u).entries()) {
    const next = [line + 1]
    for (const [index, other] of to.split(/(?:)/u).entries())
      next.push(
        Math.min((row[index] ?? 0) + Number(letter !== other), (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
