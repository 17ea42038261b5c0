import { z } from 'zod'
import { day, expression, flag, id, list, listOfOwn, localized, pastDay, text } from '#lib/content/values'
import { locales, mapLocales } from '#lib/i18n/locales'

// An article: `content/posts/<slug>/article.yaml`, and what belongs to one language above its text.

const work = z
  .strictObject({
    title: text,
    source: text,
    year: z
      .int('must be a year in digits, without quotes: 2024')
      .refine(
        (year) => year >= 1950 && year <= new Date().getFullYear(),
        'is not the year of a work that has appeared',
      ),
    doi: text.regex(/^10\.\d{4,9}\/[^\s"<>]+[^\s"<>.,;]$/, 'must be a doi such as 10.1000/182').optional(),
    url: z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' }).optional(),
  })
  .transform(({ doi, url, ...work }, context) => {
    const address = doi ? `https://doi.org/${doi}` : url
    if (address) return { ...work, url: address }
    context.addIssue({ code: 'custom', message: 'says where nobody can find the work: add its doi or its url' })
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
          .refine((value) => locales.every((locale) => value[locale].length <= 10), 'has room for 10 characters'),
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
  .refine(({ published, updated = published }) => updated >= published, {
    path: ['updated'],
    message: 'is before “published”: correct one of the days',
  })
  .refine(({ reviewed, nextReview }) => nextReview > reviewed, {
    path: ['nextReview'],
    message: 'is not after “reviewed”: correct one of the days',
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
