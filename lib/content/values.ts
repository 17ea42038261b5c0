import { z } from 'zod'
import { locales, mapLocales, type Locale } from '#lib/i18n/locales'
import { kyivDay } from '#lib/time/kyiv-time'

// Values of which the files of content/ are made. A message ends a sentence that begins with the name of the field.

/** A value that must exist in every language. */
export type Localized<T = string> = Readonly<Record<Locale, T>>

/** A list per language, of the same things in the same order. */
export type LocalizedList = Localized<readonly string[]>

export const text = z.string('must be a text').regex(/\S/, 'must not be empty')
export const localized = z.strictObject(mapLocales(() => text))

/** Fields that are texts, in every language. */
export const texts = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, localized])) as Record<Name, typeof localized>)

export const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'must be a list, each line of which begins with “- ”')

export const localizedList = z.strictObject(mapLocales(() => list(text))).superRefine((lists, context) => {
  const counts = locales.map((locale) => lists[locale].length)
  if (new Set(counts).size > 1)
    context.addIssue({ code: 'custom', message: `has ${counts.join(' and ')} lines: write the same in each language` })
})

type Context = { addIssue: (issue: { code: 'custom'; path: PropertyKey[]; message: string }) => void }

/** Refuses what stands a second time. */
export function refuseTwins(named: readonly { id: string; path: PropertyKey[] }[], context: Context): void {
  for (const [index, { id, path }] of named.entries())
    if (named.findIndex((other) => other.id === id) < index)
      context.addIssue({ code: 'custom', path, message: `“${id}” stands in this list already: take one out` })
}

/** Names, or things with an id, each of them once. */
export const listOfOwn = <Item extends z.ZodType<string | { id: string }>>(item: Item) =>
  list(item).superRefine((items, context) => {
    const named = items.map((each, index) =>
      typeof each === 'string' ? { id: each, path: [index] } : { id: each.id, path: [index, 'id'] },
    )
    refuseTwins(named, context)
  })

export const id = text.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/i, 'must be of Latin letters, digits and hyphens')
export const number = z.number('must be a number in digits alone, without spaces and quotes')
export const whole = number.int('must be a whole number')
export const flag = z.boolean('must be true or false')
export const day = z.iso.date({ error: 'must be a day such as 2026-11-22', abort: true })
/** A day that has come in Kyiv. */
export const pastDay = day.refine(
  (value) => value <= kyivDay(new Date()),
  'is a day still to come: write that of the change',
)
export const address = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })

/** `/words/iu` */
export const expression = text.transform((source, context) => {
  const [, pattern = '', flags] = /^\/(.*)\/([imu]*)$/s.exec(source) ?? []
  try {
    if (flags !== undefined) return new RegExp(pattern, flags)
  } catch {
    // Told below.
  }
  context.addIssue({ code: 'custom', message: 'must be a pattern between two slashes, such as /words/iu' })
  return z.NEVER
})
