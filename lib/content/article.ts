import { z } from 'zod'
import type { Figure } from '#lib/content/figure'
import { rule } from '#lib/content/sentences'
import {
  day,
  expression,
  flag,
  id,
  list,
  listOfOwn,
  localized,
  pastDay,
  refuse,
  text,
} from '#lib/content/values'
import { locales, mapLocales } from '#lib/i18n/locales'

// An article: `content/posts/<slug>/article.yaml`, and the head above each text.

const work = z
  .strictObject({
    title: text,
    source: text,
    year: z
      .int(rule('year'))
      .refine((year) => year >= 1950 && year <= new Date().getFullYear(), rule('yearOfWork')),
    doi: text.regex(/^10\.\d{4,9}\/[^\s"<>]+[^\s"<>.,;]$/, rule('doi')).optional(),
    url: z.url({ protocol: /^https$/, error: rule('address') }).optional(),
  })
  .transform(({ doi, url, ...work }, context) => {
    const address = doi ? `https://doi.org/${doi}` : url
    if (address) return { ...work, url: address }
    refuse(context, 'nowhereToFind')
    return z.NEVER
  })

export const article = z
  .strictObject({
    published: day,
    /** The day of the last change to the text after publication. */
    updated: pastDay.optional(),
    reviewed: day,
    nextReview: day,
    author: id.meta({ choices: 'authors' }),
    reviewer: id.meta({ choices: 'doctors' }),
    topics: listOfOwn(id.meta({ choices: 'topics' })),
    related: listOfOwn(text.meta({ choices: 'articles' })),
    /** Numbers of the text that help readers decide, each with its meaning. */
    keyFacts: list(
      z.strictObject({
        value: z
          .union([localized, text.transform((value) => mapLocales(() => value))])
          .superRefine((value, context) => {
            if (locales.some((locale) => value[locale].length > 10))
              refuse(context, 'room', [], { most: 10 })
          }),
        meaning: localized,
      }),
    ).default([]),
    /**
     * The programme that the article leads to; `nowhere` in articles on emergencies. Without it,
     * the form.
     */
    leadsTo: z.enum(['check-up', 'weight-loss', 'nowhere']).optional(),
    /** True adds a note that the article is no advice to buy supplements. */
    isOnSupplements: flag.default(false),
    /**
     * Named in the home page's structured data (decisions, "Home-page alternates of section 2").
     */
    isSignificant: flag.default(false),
    /** Earlier slugs, redirected to this article. */
    formerly: list(id).default([]),
    /** True: only `npm run dev` and previews show the article. */
    draft: flag.default(false),
    references: list(work),
    /**
     * Phrases that the article must contain, such as when to call an ambulance (`npm run check`).
     */
    mustSay: list(z.strictObject({ reason: text, ua: expression, en: expression })).default([]),
  })
  .superRefine(({ published, updated = published, reviewed, nextReview }, context) => {
    if (updated < published)
      refuse(context, 'before', ['updated'], { field: { field: 'published' } })
    if (nextReview <= reviewed)
      refuse(context, 'notAfter', ['nextReview'], { field: { field: 'reviewed' } })
  })

/** The head above an article's text. */
export const head = z.strictObject({
  title: text,
  metaTitle: text,
  excerpt: text,
  description: text,
  keywords: list(text),
})

export type Article = z.infer<typeof article>
export type Head = z.infer<typeof head>

/** What `article.yaml` and `figure.yaml` of a folder hold. */
export type ArticleFacts = Article & { slug: string; figure: Figure | undefined }

/** An article's text in one language. */
export type ArticleText = { head: Head; markdown: string }
