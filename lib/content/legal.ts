import { z } from 'zod'
import { day, id, list, localized, text, whole, type Localized } from '#lib/content/values'
import { mapLocales, type Locale } from '#lib/i18n/locales'

/** The head above a legal text. */
export const legalHead = z.strictObject({ title: text, lead: text, effective: day })

/** Numbers of the legal texts, such as days for returns; the name says the unit. */
export const legalTerms = z.record(id, whole)

/** Descriptions of fields or tables in the database. */
const storedLines = list(z.strictObject({ of: list(text), text: localized }))

/**
 * Data that the site stores about people. The privacy policy is made from it; a test checks that it
 * is complete.
 */
export const storedData = z.strictObject({
  /** Days for which a delivered lead is kept. `LEAD_RETENTION_DAYS` must equal it (preflight). */
  retentionDays: whole,
  /** Data kept with a lead. */
  request: storedLines,
  /** Data kept apart from leads. */
  apart: storedLines,
  /** Data kept in the visitor's browser. */
  browser: list(
    z.strictObject({
      place: z.enum(['cookie', 'localStorage', 'sessionStorage']),
      key: text,
      text: localized,
    }),
  ),
  /** Processors of leads for the clinic. */
  processors: list(localized),
})

const hash = text.regex(/^[\da-f]{64}$/)
const recorded = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(mapLocales(() => value)).partial()

/** Documents that the consent sentence names, by their file names. */
export const consentDocuments = ['terms', 'privacy-policy'] as const
export type ConsentDocument = (typeof consentDocuments)[number]

/** What a visitor accepted, by version: the sentence beside the form, and the two documents it names. */
export const consents = z.strictObject({
  version: day,
  records: z.record(
    day,
    z.strictObject({
      /** The sentence as the visitor read it (messages, `SubscribeForm.consent`, without its tags). */
      sentence: recorded(text),
      /** SHA-256 of the sentence, a line break and the version: what leads keep as proof. */
      hashes: recorded(hash),
      /** SHA-256 of `content/consents/{version}/{document}.{language}.txt`, where the whole text stands. */
      documents: z.strictObject({ terms: recorded(hash), 'privacy-policy': recorded(hash) }),
    }),
  ),
})

/** A section of a legal text. In `body` a paragraph is a string and a list is an array. */
export type LegalSection = {
  readonly id: string
  readonly title: string
  readonly body: readonly (string | readonly string[])[]
}

/** A legal text in one language. `effective` is an ISO day. */
export type LegalText = z.infer<typeof legalHead> & { readonly sections: readonly LegalSection[] }

/**
 * Splits a legal text into sections: `## Title {#id}`, paragraphs, lists, and `[request]` for a
 * list of stored data. Ids are the same in all languages.
 */
export function toSections(
  markdown: string,
  locale: Locale,
  stored: z.infer<typeof storedData>,
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
      // A paragraph is a string, a list an array of them.
      const body = blocks.map((block): string | readonly string[] => {
        const list = storedList(/^\[(\w+)\]$/.exec(block)?.[1], locale, stored)
        if (list.length > 0) return list
        return block.startsWith('- ') ? block.slice(2).split('\n- ') : block
      })
      return { id, title, body }
    })
}

/** Lines of a list that the privacy policy includes by name. */
function storedList(
  name: string | undefined,
  locale: Locale,
  stored: z.infer<typeof storedData>,
): string[] {
  // The list continues a sentence: semicolons between items, a full stop at the end.
  const inSentence = (line: Localized, index: number, { length }: readonly Localized[]) =>
    `${line[locale]}${index === length - 1 ? '.' : ';'}`
  if (name === 'request' || name === 'apart')
    return stored[name].map(({ text }) => text).map(inSentence)
  if (name === 'processors') return stored.processors.map(inSentence)
  return stored.browser
    .filter(({ place }) => place === name)
    .map(({ key, text }) => `${key}${locale === 'ua' ? '\u00A0—' : ':'} ${text[locale]}.`)
}
