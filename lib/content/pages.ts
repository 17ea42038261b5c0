import { z } from 'zod'
import { months } from '#lib/content/programmes'
import { id, list, listOfIds, localized, localizedList, pastDay } from '#lib/content/values'

// Texts of pages.

const titled = z.strictObject({ title: localized, text: localized })

const question = z.strictObject({ id, question: localized, answer: localized })
export const faq = z.strictObject({
  home: listOfIds(question),
  checkUp: listOfIds(question),
  weightLoss: listOfIds(question),
})
export const notFor = z.strictObject({ checkUp: list(localized), weightLoss: list(localized) })

export const topics = listOfIds(z.strictObject({ id, name: localized, heading: localized, description: localized }))

export const home = z.strictObject({
  heroLead: localized,
  product: z.strictObject({
    title: localized,
    lead: localized,
    steps: list(titled.extend({ months })),
    concierge: titled,
    archive: titled,
  }),
  about: z.strictObject({
    title: localized,
    lead: localized,
    principles: list(titled),
    claimLabels: z.strictObject({ yearsOfPractice: localized, cases: localized }),
  }),
  nutraceuticals: titled.extend({ facts: localizedList, shopNote: localized }),
  servicesLead: localized,
  teamTitle: localized,
  blogLead: localized,
  /** Article that a visitor who has signed up is offered. */
  afterSignUp: id,
})

/** What search engines and link previews say of a page; `changed`: ISO day on which its text or prices last did. */
const page = z.strictObject({ title: localized, description: localized, keywords: localized, image: localized })
const datedPage = page.extend({ changed: pastDay })
export const pages = z.strictObject({
  home: datedPage,
  blog: datedPage,
  checkUp: datedPage,
  weightLoss: datedPage,
  privacyPolicy: page,
  terms: page,
})

export const errorPage = z.strictObject({
  title: localized,
  text: localized,
  deskText: localized,
  retry: localized,
  home: localized,
})

export type Question = z.infer<typeof question>
