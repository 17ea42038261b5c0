import type { z } from 'zod'
import type { Localized } from '#lib/content/localized'
import type { legalHeadSchema, storedDataSchema } from '#lib/content/schemas/legal'
import type { Locale } from '#lib/i18n/locales'
import { readMessages } from '#lib/i18n/read-messages'

/** A section of a legal text. */
export type LegalSection = {
  readonly id: string
  readonly title: string
  /** Paragraphs (strings) and lists (arrays). */
  readonly body: readonly (string | readonly string[])[]
}

/** A legal text in one language. `effective` is the ISO day on which the text takes effect. */
export type LegalText = z.infer<typeof legalHeadSchema> & {
  readonly sections: readonly LegalSection[]
}

/**
 * Splits a legal text into sections. A section has a heading `## Title {#id}`, paragraphs and
 * lists. Ids are the same in all languages. `[request]` stands for the list `request` of
 * `stored-data.yaml`.
 */
export function splitLegalSections(
  markdown: string,
  locale: Locale,
  stored: z.infer<typeof storedDataSchema>,
): LegalSection[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...blocks] = section
        .replaceAll('&nbsp;', '\u00A0')
        .trim()
        .split(/\n{2,}/)
      const [, title = heading, id = ''] = /^(.*) \{#([\w-]+)\}$/.exec(heading) ?? []
      const body = blocks.map((block): string | readonly string[] => {
        const list = listStoredData(/^\[(\w+)\]$/.exec(block)?.[1], locale, stored)
        if (list.length > 0) return list
        return block.startsWith('- ') ? block.slice(2).split('\n- ') : block
      })
      return { id, title, body }
    })
}

/**
 * Returns the list items that replace the paragraph `[name]` of the privacy policy, such as
 * `[processors]`.
 */
function listStoredData(
  name: string | undefined,
  locale: Locale,
  stored: z.infer<typeof storedDataSchema>,
): string[] {
  // The list continues a sentence, so each item ends with a semicolon, and the last with a full
  // stop.
  const inSentence = (line: Localized, index: number, { length }: readonly Localized[]) =>
    `${line[locale]}${index === length - 1 ? '.' : ';'}`
  if (name === 'request' || name === 'apart')
    return stored[name].map(({ text }) => text).map(inSentence)
  if (name === 'processors') return stored.processors.map(inSentence)
  const { storedItem } = readMessages(locale).Legal
  return stored.browser
    .filter(({ place }) => place === name)
    .map(({ key, text }) => storedItem.replace('{key}', key).replace('{text}', text[locale]))
}
