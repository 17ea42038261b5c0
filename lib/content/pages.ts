import { z } from 'zod'
import { months } from '#lib/content/programmes'
import { id, list, listOfOwn, localized, localizedList, pastDay, texts } from '#lib/content/values'

// Texts of pages.

const titled = texts('title', 'text')

const question = texts('question', 'answer').extend({ id })
export const faq = z.strictObject({
  home: listOfOwn(question),
  checkUp: listOfOwn(question),
  weightLoss: listOfOwn(question),
})
export const notFor = z.strictObject({ checkUp: list(localized), weightLoss: list(localized) })

export const topics = listOfOwn(texts('name', 'heading', 'description').extend({ id }))

export const home = texts('heroLead', 'servicesLead', 'teamTitle', 'blogLead').extend({
  product: texts('title', 'lead').extend({
    steps: list(titled.extend({ months })),
    concierge: titled,
    archive: titled,
  }),
  about: texts('title', 'lead').extend({ principles: list(titled), claimLabels: texts('yearsOfPractice', 'cases') }),
  nutraceuticals: texts('title', 'text', 'shopNote').extend({ facts: localizedList }),
  /** Article that a visitor who has signed up is offered. */
  afterSignUp: id.meta({ choices: 'articles' }),
})

/** What search engines and link previews say of a page; `changed`: ISO day on which its text or prices last did. */
const page = texts('title', 'description', 'keywords', 'image')
const datedPage = page.extend({ changed: pastDay })
export const pages = z.strictObject({
  home: datedPage,
  blog: datedPage,
  checkUp: datedPage,
  weightLoss: datedPage,
  privacyPolicy: page,
  terms: page,
})

export const errorPage = texts('title', 'text', 'deskText', 'retry', 'home')

export type Question = z.infer<typeof question>
