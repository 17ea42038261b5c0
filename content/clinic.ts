import { phone } from '#content/phone'
import { whenKnown, placeholder } from '#content/placeholder'
import type { Localized } from '#content/types'
import { joinShortWords } from '#lib/text/short-words'

/** Who the clinic is and how to reach it. One source for header, footer, contacts, vCard and structured data. */
export const clinic = {
  name: placeholder<Localized>('clinic: name', {
    ua: 'Клініка превентивної медицини',
    en: 'Preventive Medicine Clinic',
  }),
  phone: placeholder('clinic: phone', phone),
  email: placeholder('clinic: e-mail', 'clinic@example.com'),
  address: placeholder('clinic: address', {
    street: { ua: 'вул. Прикладна, 1', en: '1 Prykladna Street' } satisfies Localized,
    city: { ua: 'Київ', en: 'Kyiv' } satisfies Localized,
    postalCode: '01001',
    country: 'UA',
  }),
  geo: placeholder('clinic: place on the map (degrees)', { latitude: 50.45, longitude: 30.52 }),
  hours: placeholder('clinic: opening hours', {
    /** As machines read it (schema.org, DayOfWeek). */
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const,
    opens: '09:00',
    closes: '19:00',
  }),
  links: placeholder('clinic: map, messenger, shop and social links', {
    /** The clinic on a map, with the way there. */
    map: 'https://maps.example.com/clinic',
    messenger: 'https://t.me/example',
    shop: 'https://shop.example.com/',
    instagram: 'https://www.instagram.com/example/',
    facebook: 'https://www.facebook.com/example/',
  }),
  /** As machines read it (schema.org, MedicalSpecialty). */
  specialties: ['PrimaryCare', 'Endocrine', 'DietNutrition'],
  /** Seller named in the terms (spec section 1: a Ukrainian limited liability company). */
  legalEntity: placeholder('clinic: legal entity', {
    name: { ua: 'ТОВ «Приклад»', en: 'Pryklad LLC' } satisfies Localized,
    code: '00000000',
    address: {
      ua: '01001, м. Київ, вул. Прикладна, 1',
      en: '1 Prykladna Street, Kyiv 01001, Ukraine',
    } satisfies Localized,
    iban: 'UA000000000000000000000000000',
  }),
  /** For medical practice, as the law wants it told: the order of the ministry, its date and number. */
  licence: whenKnown<Localized>('clinic: licence for medical practice'),
} as const

/** Claims shown where the specification puts them (section 9); they are not mixed into the doctors' figures. */
export const claims = { yearsOfPractice: 27, cases: 20_000, successPercent: 95, averageLossKg: 15 } as const

/** Under the claims: that they are the clinic's and, once known, of when, of how many people and of whom. */
export const claimNotes = {
  whose: joinShortWords<Localized>({
    ua: 'Показники клініки; роки й пацієнти окремих лікарів — у їхніх картках.',
    en: 'Figures of the clinic; the years and patients of each doctor are on their card.',
  }),
  practice: whenKnown<Localized>('claims: whose years of practice, which years, how many cases'),
  results: whenKnown<Localized>('claims: period and number of people of the results, what counts as success'),
}

/** Legal buyer age and terms, in the units of their names (spec section 9; `withdrawalDays` by the law on consumers). */
export const legalTerms = {
  minimumAgeYears: 18,
  returnDays: 14,
  refundDays: 30,
  withdrawalDays: 14,
  dataRequestReviewWorkingDays: 10,
  dataRequestFulfilDays: 30,
  dataRequestLimitDays: 45,
  violationReportWorkingDays: 1,
} as const
