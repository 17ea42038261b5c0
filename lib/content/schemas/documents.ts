import { z } from 'zod'
import { checkUpSchema, planSchema, reportSchema } from '#lib/content/schemas/check-up'
import { claimsSchema, clinicSchema, peopleSchema } from '#lib/content/schemas/clinic'
import {
  defineList,
  defineTexts,
  defineUniqueList,
  idSchema,
  localizedListSchema,
  localizedSchema,
  pastDaySchema,
  patternSchema,
  textSchema,
  wholeNumberSchema,
} from '#lib/content/schemas/fields'
import { firstVisitSchema } from '#lib/content/schemas/first-visit'
import { howWeWorkSchema } from '#lib/content/schemas/how-we-work'
import { consentsSchema, legalTermsSchema, storedDataSchema } from '#lib/content/schemas/legal'
import { packagesSchema } from '#lib/content/schemas/packages'
import { priceBreakdownSchema } from '#lib/content/schemas/price'
import { monthsSchema } from '#lib/content/schemas/programme-fields'
import { remindersSchema } from '#lib/content/schemas/reminders'
import { screeningSchema } from '#lib/content/schemas/screening'
import { servicesSchema } from '#lib/content/schemas/services'
import { testsSchema } from '#lib/content/schemas/tests'
import { weightLossSchema } from '#lib/content/schemas/weight-loss'
import { locales, mapLocales } from '#lib/i18n/locales'
import { indexedPages } from '#lib/i18n/routes'

const titledTextSchema = defineTexts('title', 'text')

/** Questions with their answers. An answer links to `page` and to `article`, a slug. */
const questionsSchema = defineUniqueList(
  defineTexts('question', 'answer').extend({
    id: idSchema,
    page: z.enum(indexedPages).optional(),
    article: idSchema.meta({ choices: 'articles' }).optional(),
  }),
)
const faqSchema = z.strictObject({
  home: questionsSchema,
  checkUp: questionsSchema,
  weightLoss: questionsSchema,
})
const homeSchema = defineTexts(
  'heroLead',
  'heroNext',
  'servicesLead',
  'teamTitle',
  'doctorOrderLabel',
  'blogLead',
).extend({
  product: defineTexts('title', 'lead').extend({
    steps: defineList(titledTextSchema.extend({ months: monthsSchema })),
    concierge: titledTextSchema,
    archive: titledTextSchema,
  }),
  about: defineTexts('title', 'lead').extend({
    principles: defineList(titledTextSchema),
    claimLabels: defineTexts('yearsOfPractice', 'cases'),
  }),
  nutraceuticals: defineTexts('title', 'text', 'shopNote').extend({ facts: localizedListSchema }),
  /** Slug of the article to which the success message of the sign-up form links. */
  afterSignUp: idSchema.meta({ choices: 'articles' }),
})

/**
 * Texts of a page for search engines and link previews. In `datedPageSchema`, `changed` is the ISO
 * day on which the texts or prices of the page last changed.
 */
const pageSchema = defineTexts('title', 'description', 'keywords', 'image')
const datedPageSchema = pageSchema.extend({ changed: pastDaySchema })
const pageSchemas = {
  home: datedPageSchema,
  blog: datedPageSchema,
  checkUp: datedPageSchema,
  weightLoss: datedPageSchema,
  priceBreakdown: datedPageSchema,
  screening: datedPageSchema,
  firstVisit: datedPageSchema,
  howWeWork: datedPageSchema,
  privacyPolicy: pageSchema,
  terms: pageSchema,
}

const glossaryTermSchema = z.strictObject({
  locale: z.enum(locales),
  preferred: textSchema,
  /**
   * Pattern that matches the wrong wordings. A text that matches the pattern is a mistake in `npm
   * run check`.
   */
  avoid: patternSchema,
  reason: textSchema,
  /** Pattern that matches a context in which the wrong wording is allowed, with the reason. */
  except: z.strictObject({ form: patternSchema, reason: textSchema }).optional(),
})
/**
 * Phrases that announce sincerity, such as “honestly”. All texts of a language together may contain
 * at most `limit` such phrases.
 */
const sinceritySchema = z.strictObject({
  limit: wholeNumberSchema,
  ...mapLocales(() => patternSchema),
})

/** Schemas of the documents, by file name without extension. */
export const documentSchemas = {
  clinic: clinicSchema,
  claims: claimsSchema,
  'legal-terms': legalTermsSchema,
  packages: packagesSchema,
  'check-up': checkUpSchema,
  plan: planSchema,
  tests: testsSchema,
  'weight-loss': weightLossSchema,
  screening: screeningSchema,
  services: servicesSchema,
  price: priceBreakdownSchema,
  people: peopleSchema,
  faq: faqSchema,
  'not-for': z.strictObject({
    checkUp: defineList(localizedSchema),
    weightLoss: defineList(localizedSchema),
  }),
  topics: defineUniqueList(defineTexts('name', 'heading', 'description').extend({ id: idSchema })),
  report: reportSchema,
  home: homeSchema,
  'first-visit': firstVisitSchema,
  'how-we-work': howWeWorkSchema,
  pages: z.strictObject(pageSchemas),
  reminders: remindersSchema,
  'error-page': defineTexts('title', 'text', 'deskText', 'retry', 'home'),
  'stored-data': storedDataSchema,
  consents: consentsSchema,
  glossary: z.strictObject({ terms: defineList(glossaryTermSchema), sincerity: sinceritySchema }),
  redirects: z.strictObject({ gone: defineList(textSchema) }),
}

export type Documents = {
  [Name in keyof typeof documentSchemas]: z.infer<(typeof documentSchemas)[Name]>
}
