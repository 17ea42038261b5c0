import { z } from 'zod'
import { locales, mapLocales, type Locale } from '#lib/i18n/locales'

// Values of which the files of content/ are made. A message ends a sentence that begins with the name of the field.

/** A value that must exist in every language. */
export type Localized<T = string> = Readonly<Record<Locale, T>>

/** A list per language, of the same things in the same order. */
export type LocalizedList = Localized<readonly string[]>

export const text = z.string('must be a text').regex(/\S/, 'must not be empty')
export const localized = z.strictObject(mapLocales(() => text))

export const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'must be a list, each line of which begins with “- ”')

export const localizedList = z.strictObject(mapLocales(() => list(text))).superRefine((lists, context) => {
  const counts = locales.map((locale) => lists[locale].length)
  if (new Set(counts).size > 1)
    context.addIssue({ code: 'custom', message: `has ${counts.join(' and ')} lines: write the same in each language` })
})

/** Things with an id that no other of the list has. */
export const listOfIds = <Item extends z.ZodType<{ id: string }>>(item: Item) =>
  list(item).superRefine((items, context) => {
    for (const [index, { id }] of items.entries())
      if (items.findIndex((other) => other.id === id) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `“${id}” stands in this list already: give one of the two another`,
        })
  })

export const id = text.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/i, 'must be of Latin letters, digits and hyphens')
export const number = z.number('must be a number in digits alone, without spaces and quotes')
export const whole = number.int('must be a whole number')
export const flag = z.boolean('must be true or false')
export const day = z.iso.date('must be a day such as 2026-11-22')
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
