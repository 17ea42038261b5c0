import { z } from 'zod'
import { expression, list, text, whole } from '#lib/content/values'
import { claims, clinic, people } from '#lib/content/clinic'
import { consents, legalTerms, storedData } from '#lib/content/legal'
import { errorPage, faq, home, notFor, pages, topics } from '#lib/content/pages'
import { checkUp, packages, plan, report, services, tests, weightLoss } from '#lib/content/programmes'
import { locales, mapLocales } from '#lib/i18n/locales'

const term = z.strictObject({
  locale: z.enum(locales),
  /** The form that the site uses. */
  preferred: text,
  /** Forms that no text may contain. */
  avoid: expression,
  reason: text,
  /** Where an avoided form stays, and why. */
  except: z.strictObject({ form: expression, reason: text }).optional(),
})
/** Phrases that announce sincerity wear out: all texts of a language together may hold `limit` of them. */
const sincerity = z.strictObject({ limit: whole, ...mapLocales(() => expression) })

/** The files of facts, by name. */
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
  'not-for': notFor,
  topics,
  report,
  home,
  pages,
  'error-page': errorPage,
  'stored-data': storedData,
  consents,
  glossary: z.strictObject({ terms: list(term), sincerity }),
  redirects: z.strictObject({ gone: list(text) }),
}

export type Documents = { [Name in keyof typeof documents]: z.infer<(typeof documents)[Name]> }
