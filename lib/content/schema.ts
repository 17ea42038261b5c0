import { z } from 'zod'
import { expression, id, list, listOfOwn, localized, localizedList } from '#lib/content/values'
import { pastDay, text, texts, whole } from '#lib/content/values'
import { claims, clinic, people } from '#lib/content/clinic'
import { consents, legalTerms, storedData } from '#lib/content/legal'
import {
  checkUp,
  months,
  packages,
  plan,
  report,
  services,
  tests,
  weightLoss,
} from '#lib/content/programmes'
import { locales, mapLocales } from '#lib/i18n/locales'

const titled = texts('title', 'text')

const questions = listOfOwn(texts('question', 'answer').extend({ id }))
const faq = z.strictObject({ home: questions, checkUp: questions, weightLoss: questions })
const home = texts('heroLead', 'servicesLead', 'teamTitle', 'blogLead').extend({
  product: texts('title', 'lead').extend({
    steps: list(titled.extend({ months })),
    concierge: titled,
    archive: titled,
  }),
  about: texts('title', 'lead').extend({
    principles: list(titled),
    claimLabels: texts('yearsOfPractice', 'cases'),
  }),
  nutraceuticals: texts('title', 'text', 'shopNote').extend({ facts: localizedList }),
  /** Slug of the article offered after sign-up. */
  afterSignUp: id.meta({ choices: 'articles' }),
})

/**
 * Texts for search engines and link previews. `changed` is the ISO day of the last change to text
 * or prices.
 */
const page = texts('title', 'description', 'keywords', 'image')
const dated = page.extend({ changed: pastDay })
const ofPages = {
  home: dated,
  blog: dated,
  checkUp: dated,
  weightLoss: dated,
  privacyPolicy: page,
  terms: page,
}

const term = z.strictObject({
  locale: z.enum(locales),
  /** The preferred form. */
  preferred: text,
  /** Forms that no text may contain. */
  avoid: expression,
  reason: text,
  /** A context in which the avoided form is allowed, with the reason. */
  except: z.strictObject({ form: expression, reason: text }).optional(),
})
/** Phrases of sincerity: all texts of a language may contain `limit` of them. */
const sincerity = z.strictObject({ limit: whole, ...mapLocales(() => expression) })

/** Schemas of the documents, by file name. */
export const documents = {
  clinic,
  claims,
  'legal-terms': legalTerms,
  packages,
  'check-up': checkUp,
  plan,
  tests,
  'weight-loss': weightLoss,
  services,
  people,
  faq,
  'not-for': z.strictObject({ checkUp: list(localized), weightLoss: list(localized) }),
  topics: listOfOwn(texts('name', 'heading', 'description').extend({ id })),
  report,
  home,
  pages: z.strictObject(ofPages),
  'error-page': texts('title', 'text', 'deskText', 'retry', 'home'),
  'stored-data': storedData,
  consents,
  glossary: z.strictObject({ terms: list(term), sincerity }),
  redirects: z.strictObject({ gone: list(text) }),
}

export type Documents = { [Name in keyof typeof documents]: z.infer<(typeof documents)[Name]> }
