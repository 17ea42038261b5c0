import { z } from 'zod'
import { rule, type Rule } from '#lib/content/sentences'
import { locales, mapLocales, type Locale } from '#lib/i18n/locales'
import { getKyivDay } from '#lib/time/kyiv-time'

// Values of which the files of content/ are made. Where zod's code does not say what is wrong, a rule does, whose words are
// the end of a sentence that begins with the name of the field (messages, `Rules`).

/** A value that must exist in every language. */
export type Localized<T = string> = Readonly<Record<Locale, T>>

/** A list in each language, of the same things in the same order. */
export type LocalizedList = Localized<readonly string[]>

/** Refuses a value, or the part of it at a path. */
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

/** Fields that are texts, in every language. */
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

/** Refuses what stands a second time. */
export function refuseTwins(
  named: readonly { id: string; path: PropertyKey[] }[],
  context: z.RefinementCtx,
): void {
  for (const [index, { id, path }] of named.entries())
    if (named.findIndex((other) => other.id === id) < index) refuse(context, 'twin', path, { id })
}

/** Names, or things with an id, each of them once. */
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
/** A day that has come in Kyiv. */
export const pastDay = day.refine((value) => value <= getKyivDay(new Date()), rule('futureDay'))
export const address = z.url({ protocol: /^https?$/, error: rule('address') })

/** `/words/iu` */
export const expression = text.transform((source, context) => {
  const [, pattern = '', flags] = /^\/(.*)\/([imu]*)$/s.exec(source) ?? []
  try {
    if (flags !== undefined) return new RegExp(pattern, flags)
  } catch {
    // Told below.
  }
  refuse(context, 'pattern')
  return z.NEVER
})
