import { z } from 'zod'
import type { Localized } from '#lib/content/localized'
import { nameRule } from '#lib/content/mistakes'
import {
  addIssue,
  booleanSchema,
  daySchema,
  defineList,
  defineUniqueList,
  idSchema,
  localizedSchema,
  pastDaySchema,
  patternSchema,
  rareField,
  textSchema,
} from '#lib/content/schemas/fields'
import type { Figure } from '#lib/content/schemas/figure'
import { locales, mapLocales } from '#lib/i18n/locales'

// Schemas of an article: the file `content/posts/<slug>/article.yaml`, and the YAML front matter of
// the Markdown file in each language.

const referenceSchema = z
  .strictObject({
    title: textSchema,
    source: textSchema,
    /** Missing for a page without a date. */
    year: z
      .int(nameRule('year'))
      .refine((year) => year >= 1950 && year <= new Date().getFullYear(), nameRule('yearOfWork'))
      .optional(),
    doi: textSchema
      .regex(/^10\.\d{4,9}\/[^\s"<>]+[^\s"<>.,;]$/, nameRule('doi'))
      .meta({ isDoi: true })
      .optional(),
    url: z.url({ protocol: /^https$/, error: nameRule('address') }).optional(),
  })
  .transform(({ doi, url, ...work }, context) => {
    const address = doi ? `https://doi.org/${doi}` : url
    if (address) return { ...work, url: address }
    addIssue(context, 'nowhereToFind')
    return z.NEVER
  })

/** A text with a number, the same in all languages or one per language. */
const defineNumberText = (most: number): z.ZodType<Localized, Localized | string> =>
  z
    .union([localizedSchema, textSchema.transform((value) => mapLocales(() => value))])
    .superRefine((value, context) => {
      if (locales.some((locale) => value[locale].length > most))
        addIssue(context, 'room', [], { most })
    })

export const articleSchema = z
  .strictObject({
    published: daySchema,
    /** The last day on which the text changed after publication. */
    updated: pastDaySchema.optional().meta(rareField),
    reviewed: daySchema.meta(rareField),
    nextReview: daySchema.meta({ ...rareField, daysAhead: 365 }),
    author: idSchema.meta({ choices: 'authors' }),
    reviewer: idSchema.meta({ choices: 'doctors' }),
    topics: defineUniqueList(idSchema.meta({ choices: 'topics' })),
    related: defineUniqueList(textSchema.meta({ choices: 'articles' })),
    /** Numbers from the text that help readers to decide. Each number has a short explanation. */
    keyFacts: defineList(
      z.strictObject({
        value: defineNumberText(10),
        meaning: localizedSchema,
      }),
    ).default([]),
    /**
     * The number on the cover, in lists of articles, at the top of the article and in link
     * previews. The number is the number of the first key fact, with a short unit or none, such as
     * `5 г`. Without the number, the cover is a drawing.
     */
    coverNumber: defineNumberText(7)
      .refine((value) => locales.every((locale) => /\d/.test(value[locale])), nameRule('digits'))
      .optional(),
    /**
     * The programme that the button at the end of the article leads to. `nowhere` removes the
     * button in articles on emergencies. Without `leadsTo`, the button leads to the sign-up form.
     */
    leadsTo: z.enum(['check-up', 'weight-loss', 'nowhere']).optional().meta(rareField),
    /** True adds the note that the article does not advise readers to buy supplements. */
    isOnSupplements: booleanSchema.default(false).meta(rareField),
    /**
     * True adds a link to the article to the structured data of the home page. The rule is in the
     * decisions, "Home-page alternates of section 2".
     */
    isSignificant: booleanSchema.default(false).meta(rareField),
    /**
     * Words that people type for the topic, such as `жирна печінка`. The search finds the article
     * by these words. Pages do not show the words, so everyday words and spelling mistakes are
     * allowed.
     */
    searchWords: z
      .strictObject(mapLocales(() => defineList(textSchema)))
      .default(mapLocales(() => []))
      .meta(rareField),
    /** Earlier slugs of the article. The site redirects their URLs to the current slug. */
    formerly: defineList(idSchema).default([]).meta(rareField),
    /** True when the article is shown only in `npm run dev` and in previews. */
    draft: booleanSchema.default(false).meta(rareField),
    references: defineList(referenceSchema),
    /**
     * Patterns that the text must match, such as a pattern for the advice to call an ambulance. A
     * text without a match is a mistake in `npm run check`.
     */
    mustSay: defineList(z.strictObject({ reason: textSchema, ...mapLocales(() => patternSchema) }))
      .default([])
      .meta(rareField),
  })
  .superRefine(({ published, updated = published, reviewed, nextReview }, context) => {
    if (updated < published)
      addIssue(context, 'before', ['updated'], { field: { field: 'published' } })
    if (nextReview <= reviewed)
      addIssue(context, 'notAfter', ['nextReview'], { field: { field: 'reviewed' } })
  })

/** The YAML front matter of an article's Markdown file. */
export const articleHeadSchema = z.strictObject({
  title: textSchema,
  metaTitle: textSchema.meta(rareField),
  excerpt: textSchema,
  description: textSchema,
  keywords: defineList(textSchema).meta(rareField),
})

export type Article = z.infer<typeof articleSchema>
export type ArticleHead = z.infer<typeof articleHeadSchema>

/** The data of `article.yaml` and `figure.yaml` in the folder of an article. */
export type ArticleFacts = Article & { slug: string; figure: Figure | undefined }

export type ArticleText = { head: ArticleHead; markdown: string }
