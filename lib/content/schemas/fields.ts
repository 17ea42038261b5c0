import { z } from 'zod'
import { nameRule, type RuleName } from '#lib/content/mistakes'
import { locales, mapLocales } from '#lib/i18n/locales'
import { getKyivDay } from '#lib/time/kyiv-time'

// Schemas of single fields. An error message completes a sentence that begins with the name of the
// field (`Rules` in `messages/`).

/** Adds an issue to the validated value, or to the part of the value at `path`. */
export function addIssue(
  context: z.RefinementCtx,
  name: RuleName,
  path: PropertyKey[] = [],
  params = {},
): void {
  context.addIssue({ code: 'custom', path, message: nameRule(name), params })
}

/** A text that is not empty. `abort` skips further rules, so an empty text breaks only one rule. */
export const textSchema = z
  .string(nameRule('text'))
  .regex(/\S/, { error: nameRule('empty'), abort: true })
export const localizedSchema = z.strictObject(mapLocales(() => textSchema))

/** Defines an object schema. Each named field is a text in every language. */
export const defineTexts = <Name extends string>(
  ...names: Name[]
): z.ZodObject<Record<Name, typeof localizedSchema>, z.core.$strict> =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, localizedSchema])) as Record<
      Name,
      typeof localizedSchema
    >,
  )

export const defineList = <Item extends z.ZodType>(item: Item): z.ZodArray<Item> =>
  z.array(item, nameRule('list'))

export const localizedListSchema = z
  .strictObject(mapLocales(() => defineList(textSchema)))
  .superRefine((lists, context) => {
    const counts = locales.map((locale) => lists[locale].length)
    if (new Set(counts).size > 1) addIssue(context, 'lineCounts', [], { counts: counts.join(', ') })
  })

export function addRepeatedIdIssues(
  named: readonly { id: string; path: PropertyKey[] }[],
  context: z.RefinementCtx,
): void {
  for (const [index, { id, path }] of named.entries())
    if (named.findIndex((other) => other.id === id) < index) addIssue(context, 'twin', path, { id })
}

/**
 * Defines a list of names or of objects with an id. Equal names or equal ids in one list are a
 * mistake.
 */
export const defineUniqueList = <Item extends z.ZodType<string | { id: string }>>(
  item: Item,
): z.ZodArray<Item> =>
  defineList(item).superRefine((items, context) => {
    const named = (each: string | { id: string }, index: number) =>
      typeof each === 'string' ? { id: each, path: [index] } : { id: each.id, path: [index, 'id'] }
    addRepeatedIdIssues(items.map(named), context)
  })

export const idSchema = textSchema.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/i, nameRule('latin'))
export const numberSchema = z.number(nameRule('number'))
export const wholeNumberSchema = numberSchema.int(nameRule('whole'))
export const booleanSchema = z.boolean(nameRule('flag'))
export const daySchema = z.iso.date({ error: nameRule('day'), abort: true })
/** An ISO day that is today or earlier in Kyiv. */
export const pastDaySchema = daySchema.refine(
  (value) => value <= getKyivDay(new Date()),
  nameRule('futureDay'),
)
export const urlSchema = z.url({ protocol: /^https?$/, error: nameRule('address') })

/** A regular expression written as text in YAML: `/words/iu`. */
export const patternSchema = textSchema.transform((source, context) => {
  const [, pattern = '', flags] = /^\/(.*)\/([imu]*)$/s.exec(source) ?? []
  try {
    if (flags !== undefined) return new RegExp(pattern, flags)
  } catch {
    // `new RegExp` throws for an invalid pattern. `addIssue` below reports the pattern.
  }
  addIssue(context, 'pattern')
  return z.NEVER
})

/** Metadata of a choice that is empty in a new document, because no value is likelier than another. */
export const unsetChoice = { isUnset: true } as const

/** Metadata of a field that few documents need. The desk's form shows rare fields at its end. */
export const rareField = { isRare: true } as const

export const titledLinesSchema = defineTexts('title').extend({
  lines: defineList(localizedSchema),
})
