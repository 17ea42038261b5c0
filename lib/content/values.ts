import { z } from 'zod'
import { rule, type Rule } from '#lib/content/sentences'
import { locales, mapLocales, type Locale } from '#lib/i18n/locales'
import { getKyivDay } from '#lib/time/kyiv-time'

// Building blocks of the schemas. A rule's message ends a sentence that begins with the field's
// name (messages, `Rules`).

/** A value in every language. */
export type Localized<T = string> = Readonly<Record<Locale, T>>

/** A list in every language, with the same items in the same order. */
export type LocalizedList = Localized<readonly string[]>

/** Adds an issue to a value, or to its part at `path`. */
export function refuse(
  context: z.RefinementCtx,
  name: Rule,
  path: PropertyKey[] = [],
  params = {},
): void {
  context.addIssue({ code: 'custom', path, message: rule(name), params })
}

export const text = z.string(rule('text')).regex(/\S/, rule('empty'))
export const localized = z.strictObject(mapLocales(() => text))

/** An object of texts, each in every language. */
export const texts = <Name extends string>(
  ...names: Name[]
): z.ZodObject<Record<Name, typeof localized>, z.core.$strict> =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, localized])) as Record<Name, typeof localized>,
  )

export const list = <Item extends z.ZodType>(item: Item): z.ZodArray<Item> =>
  z.array(item, rule('list'))

export const localizedList = z
  .strictObject(mapLocales(() => list(text)))
  .superRefine((lists, context) => {
    const counts = locales.map((locale) => lists[locale].length)
    if (new Set(counts).size > 1) refuse(context, 'lineCounts', [], { counts: counts.join(', ') })
  })

/** Adds an issue for each repeated id. */
export function refuseTwins(
  named: readonly { id: string; path: PropertyKey[] }[],
  context: z.RefinementCtx,
): void {
  for (const [index, { id, path }] of named.entries())
    if (named.findIndex((other) => other.id === id) < index) refuse(context, 'twin', path, { id })
}

/** A list of unique names, or of objects with unique ids. */
export const listOfOwn = <Item extends z.ZodType<string | { id: string }>>(
  item: Item,
): z.ZodArray<Item> =>
  list(item).superRefine((items, context) => {
    const named = (each: string | { id: string }, index: number) =>
      typeof each === 'string' ? { id: each, path: [index] } : { id: each.id, path: [index, 'id'] }
    refuseTwins(items.map(named), context)
  })

export const id = text.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/i, rule('latin'))
export const number = z.number(rule('number'))
export const whole = number.int(rule('whole'))
export const flag = z.boolean(rule('flag'))
export const day = z.iso.date({ error: rule('day'), abort: true })
/** A day that is not in the future in Kyiv. */
export const pastDay = day.refine((value) => value <= getKyivDay(new Date()), rule('futureDay'))
export const address = z.url({ protocol: /^https?$/, error: rule('address') })

/** `/words/iu` */
export const expression = text.transform((source, context) => {
  const [, pattern = '', flags] = /^\/(.*)\/([imu]*)$/s.exec(source) ?? []
  try {
    if (flags !== undefined) return new RegExp(pattern, flags)
  } catch {
    // The issue is added below.
  }
  refuse(context, 'pattern')
  return z.NEVER
})
