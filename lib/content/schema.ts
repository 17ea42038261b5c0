import { z } from 'zod'
import { storedData } from '#lib/content/stored-data'
import {
  address,
  day,
  expression,
  flag,
  id,
  list,
  listOfIds,
  localized,
  localizedList,
  number,
  text,
  whole,
} from '#lib/content/values'
import { locales, mapLocales } from '#lib/i18n/locales'
import { weekDays } from '#lib/time/opening-days'

// What each file of facts in content/ says.

/** Amounts are whole hryvnias, VAT included. */
const price = whole.min(1, 'must be one hryvnia at least')
/** Months of monitoring offered (spec section 3). */
const months = z.literal([3, 6, 12], 'must be 3, 6 or 12')
const time = z
  .string('must be a time in quotes: "09:00"')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day such as "09:00"')
const titled = z.strictObject({ title: localized, text: localized })

/** Small drawings of band and marker, one for each meaning. */
const icon = z.enum([
  'consultation',
  'laboratory',
  'plan',
  'nutraceuticals',
  'delivery',
  'monitoring',
  'scale',
  'change',
  'medicines',
])

const specialty = z.enum([
  'Cardiovascular',
  'Dermatologic',
  'DietNutrition',
  'Endocrine',
  'Gastroenterologic',
  'Gynecologic',
  'Neurologic',
  'PrimaryCare',
  'Psychiatric',
  'Urologic',
])

const span = { opens: time, closes: time }
/** It closes after it opens, within what the drawing of the hours shows. */
const within = ({ opens, closes }: { opens: string; closes: string }) =>
  opens < closes && opens >= '06:00' && closes <= '22:00'
const withinError = 'must open before it closes, between 06:00 and 22:00'
const hours = z.strictObject({
  week: list(
    z.strictObject({ days: list(z.enum(weekDays)).min(1, 'must name a day'), ...span }).refine(within, withinError),
  ).min(1, 'must have a line at least'),
  /** Days on which it is closed: holidays. */
  closed: list(day),
  /** Days with hours of their own. */
  special: list(z.strictObject({ day, ...span }).refine(within, withinError)),
})

/** Who the clinic is and how to reach it. */
const clinic = z.strictObject({
  name: localized,
  phone: z
    .string('must stand in quotes: "+380…"')
    .regex(
      /^\+380\d{9}$/,
      'cannot be dialled: write +380 and nine digits in quotes, without spaces, brackets or hyphens',
    ),
  email: z.email('must be an e-mail address'),
  address: z.strictObject({ street: localized, city: localized, postalCode: text, country: text }),
  geo: z.strictObject({ latitude: number.min(-90).max(90), longitude: number.min(-180).max(180) }),
  hours,
  links: z.strictObject({ map: address, messenger: address, shop: address, instagram: address, facebook: address }),
  specialties: list(specialty),
  legalEntity: z.strictObject({ name: localized, code: text, address: localized, iban: text }),
  licence: localized.optional(),
})

/** Claims shown where the specification puts them (section 9). */
const claims = z.strictObject({
  yearsOfPractice: whole,
  cases: whole,
  successPercent: number,
  averageLossKg: number,
  notes: z.strictObject({ whose: localized, practice: localized.optional(), results: localized.optional() }),
})

/** Legal buyer age and terms, in the units of their names. */
const terms = z.strictObject({
  minimumAgeYears: whole,
  returnDays: whole,
  refundDays: whole,
  withdrawalDays: whole,
  dataRequestReviewWorkingDays: whole,
  dataRequestFulfilDays: whole,
  dataRequestLimitDays: whole,
  violationReportWorkingDays: whole,
})

const servicePackage = z.strictObject({
  id,
  /** Trade name, the same in both languages. */
  name: text,
  /** Of the check-up they stand in `check-up.yaml`. */
  price: price.optional(),
  months: months.optional(),
  summary: localized,
  description: localized,
  /** On the card, so that packages can be compared. */
  inShort: z.strictObject({ consultations: localized, access: localized, tests: localized }),
  laboratoryStudies: localizedList,
  consultationMethods: localizedList,
  whenIndicated: localizedList,
  nutraceuticals: localizedList,
})

const checkUp = z.strictObject({
  title: localized,
  orderLabel: localized,
  price,
  months,
  consultations: z.strictObject({ count: whole, minutes: whole }),
  lead: localized,
  timeline: list(z.strictObject({ week: whole.min(1), title: localized, text: localized })),
  cards: listOfIds(z.strictObject({ id, icon, title: localized, description: localized, details: localizedList })),
})

const dated = z.strictObject({ weeksAfterVisit: whole, text: localized })

/** A written plan of the check-up as an example: invented data, the woman of the example report. */
const plan = z.strictObject({
  label: localized,
  note: localized,
  findings: list(z.strictObject({ marker: id, meaning: localized })),
  actions: list(dated),
  nextCheck: dated,
})

const measure = z.strictObject({
  id: z.enum(['weight', 'waist']),
  name: localized,
  unit: localized,
  /** The band the marker moves towards. */
  goal: z.strictObject({ from: number, to: number }),
  /** One a month, from the start on. */
  values: list(number),
  /** Lowest and highest value drawn. */
  scale: z.tuple([number, number]),
  /** Over the line between this month and the next. */
  remark: z.strictObject({ month: whole, text: localized }).optional(),
})

const weightLoss = z.strictObject({
  lead: localized,
  benefits: listOfIds(z.strictObject({ id, icon, title: localized, description: localized })),
  packages: listOfIds(
    z.strictObject({
      id: z.enum(['basic', 'extended']),
      /** Stored in `weightLossRequest` (spec section 4). */
      name: localized,
      title: localized,
      orderLabel: localized,
      months,
      price,
      monthlyPayment: price,
      popular: flag,
      description: localized,
    }),
  ),
  /** In every package; `price` is one for all or one for each package by its id. */
  services: listOfIds(
    z.strictObject({
      id,
      name: localized,
      price: z.union([price, z.record(id, price)], 'must be a price, or one for each package'),
      included: flag,
      details: localizedList.optional(),
    }),
  ),
  linesNote: localized,
  freeConsultation: z.strictObject({
    minutes: whole,
    /** Stored in `weightLossRequest` as it is, in every language (spec section 4). */
    packageName: text,
    name: localized,
    orderLabel: localized,
    title: localized,
    text: localized,
  }),
  resultsExample: z.strictObject({ label: localized, note: localized, measures: z.tuple([measure, measure]) }),
})

const services = z.strictObject({
  /** What the form says a first consultation costs: ids of the price list, and minutes once they are known. */
  firstConsultation: z.strictObject({ generalPractitioner: id, specialist: id, minutes: whole.optional() }),
  categories: list(
    z.strictObject({
      slug: z.enum(['consultationReception', 'ultrasoundDiagnostics', 'laboratoryStudies', 'manipulationServices']),
      title: localized,
      summary: localized,
      contactNote: localized.optional(),
      options: listOfIds(z.strictObject({ id, title: localized, price })),
    }),
  ),
})

export const doctor = z.strictObject({
  name: localized,
  profession: localized,
  specialty,
  yearsOfExperience: whole,
  patientsInThousands: whole,
  description: localizedList,
  education: localizedList.optional(),
  certificates: localizedList.optional(),
  /** In which the doctor sees patients, each by its name in that language. */
  languages: localizedList.optional(),
})

const people = z.strictObject({
  authors: listOfIds(z.strictObject({ id, name: localized, role: localized })),
  /** Doctors who have agreed to be named as reviewers, and the day on which they did. */
  reviewers: list(z.strictObject({ id, confirmedOn: day })),
})

const question = z.strictObject({ id, question: localized, answer: localized })
const faq = z.strictObject({ home: listOfIds(question), checkUp: listOfIds(question), weightLoss: listOfIds(question) })
const notFor = z.strictObject({ checkUp: list(localized), weightLoss: list(localized) })

const topics = listOfIds(z.strictObject({ id, name: localized, heading: localized, description: localized }))

const report = z.strictObject({
  /** In months; 0 is the start. */
  stages: z.tuple([number, number, number, number]),
  markers: listOfIds(
    z.strictObject({
      id,
      name: localized,
      unit: localized,
      /** Ends of the drawn scale. */
      scale: z.tuple([number, number]),
      /** Reference range, or the goal; null: open on that side. */
      range: z.tuple([number.nullable(), number]),
      /** True where a doctor sets the range by the person’s risk. */
      isGoal: flag,
      /** Value at each stage. */
      values: z.tuple([number, number, number, number]),
      digits: whole,
    }),
  ),
})

const home = z.strictObject({
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
const datedPage = page.extend({ changed: day })
const pages = z.strictObject({
  home: datedPage,
  blog: datedPage,
  checkUp: datedPage,
  weightLoss: datedPage,
  privacyPolicy: page,
  terms: page,
})

const errorPage = z.strictObject({
  title: localized,
  text: localized,
  deskText: localized,
  retry: localized,
  home: localized,
})

const hash = text.regex(/^[\da-f]{64}$/, 'must be a SHA-256')
const recorded = <Value extends z.ZodType>(value: Value) => z.strictObject(mapLocales(() => value)).partial()

/** The documents that the sentence names, as their files are called. */
export const consentDocuments = ['terms', 'privacy-policy'] as const
export type ConsentDocument = (typeof consentDocuments)[number]

/** What a visitor accepted, by version: the sentence beside the form, and the two documents it names. */
const consents = z.strictObject({
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
  'legal-terms': terms,
  packages: listOfIds(servicePackage),
  'check-up': checkUp,
  plan,
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

export type Doctor = z.infer<typeof doctor> & { readonly id: string }
export type IconName = z.infer<typeof icon>
export type Question = z.infer<typeof question>
export type ReportMarker = Documents['report']['markers'][number]
export type CheckUpStop = Documents['check-up']['timeline'][number]
export type ExampleMeasure = z.infer<typeof measure>
