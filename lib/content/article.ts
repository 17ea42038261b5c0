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

// An article: `content/posts/<slug>/article.yaml`, and what belongs to one language above its text.

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
    /** Last change of what the text says after its publication. */
    updated: pastDay.optional(),
    reviewed: day,
    nextReview: day,
    author: id.meta({ choices: 'authors' }),
    reviewer: id.meta({ choices: 'doctors' }),
    topics: listOfOwn(id.meta({ choices: 'topics' })),
    related: listOfOwn(text.meta({ choices: 'articles' })),
    /** A number of the text that a reader can decide something by, and what it means. */
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
    /** The programme that does something about its subject, or nowhere from an article on emergencies; else the form. */
    leadsTo: z.enum(['check-up', 'weight-loss', 'nowhere']).optional(),
    /** Above its shop button stands that it is no advice to buy any supplement. */
    isOnSupplements: flag.default(false),
    /** The home page names it to search engines (decisions, "Home-page alternates of section 2"). */
    isSignificant: flag.default(false),
    /** Names under which readers knew it: they lead here for good. */
    formerly: list(id).default([]),
    /** True: nobody but `npm run dev` shows the article. */
    draft: flag.default(false),
    references: list(work),
    /** What its text, key facts or sheet say and may not lose: whom they send to an ambulance (`npm run check`). */
    mustSay: list(z.strictObject({ reason: text, ua: expression, en: expression })).default([]),
  })
  .superRefine(({ published, updated = published, reviewed, nextReview }, context) => {
    if (updated < published)
      refuse(context, 'before', ['updated'], { field: { field: 'published' } })
    if (nextReview <= reviewed)
      refuse(context, 'notAfter', ['nextReview'], { field: { field: 'reviewed' } })
  })

/** Above the text of one language. */
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
