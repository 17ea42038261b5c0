import { z } from 'zod'
import { isFitPhoto } from '#lib/content/pictures'
import { rule } from '#lib/content/sentences'
import {
  address,
  day,
  id,
  list,
  listOfOwn,
  localized,
  localizedList,
  number,
  text,
  whole,
} from '#lib/content/values'
import { weekDays } from '#lib/time/opening-days'

// Schemas of the clinic, its claims, doctors and authors.

const time = z.string(rule('time')).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, rule('time'))
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
/** The hours fit on the drawing of the hours, from 6 to 22. */
const within = ({ opens, closes }: { opens: string; closes: string }) =>
  opens < closes && opens >= '06:00' && closes <= '22:00'
const hours = z.strictObject({
  week: list(
    z.strictObject({ days: list(z.enum(weekDays)).min(1), ...span }).refine(within, rule('hours')),
  ).min(1),
  closed: list(day),
  special: list(z.strictObject({ day, ...span }).refine(within, rule('hours'))),
})

export const clinic = z.strictObject({
  name: localized,
  phone: z.string(rule('phone')).regex(/^\+380\d{9}$/, rule('phone')),
  email: z.email(rule('email')),
  address: z.strictObject({ street: localized, city: localized, postalCode: text, country: text }),
  geo: z.strictObject({ latitude: number.min(-90).max(90), longitude: number.min(-180).max(180) }),
  hours,
  links: z.strictObject({
    map: address,
    messenger: address,
    shop: address,
    instagram: address,
    facebook: address,
  }),
  specialties: list(specialty),
  legalEntity: z.strictObject({ name: localized, code: text, address: localized, iban: text }),
  licence: localized.optional(),
})

/** Claims shown where the specification puts them (section 9). */
export const claims = z.strictObject({
  yearsOfPractice: whole,
  cases: whole,
  successPercent: number,
  averageLossKg: number,
  notes: z.strictObject({
    whose: localized.optional(),
    practice: localized.optional(),
    results: localized.optional(),
  }),
})

export const doctor = z.strictObject({
  name: localized,
  profession: localized,
  specialty,
  yearsOfExperience: whole,
  patientsInThousands: whole,
  /** Line of the price list with the price of a first consultation. */
  firstConsultation: id.meta({ choices: 'services' }),
  description: localizedList,
  education: localizedList.optional(),
  certificates: localizedList.optional(),
  /** Languages of consultations. */
  languages: localizedList.optional(),
  /** A photo added at the desk. Without it the folder's `photo.jpg` is shown, if it exists. */
  photo: z.string().refine(isFitPhoto, rule('photo')).meta({ isPicture: true }).optional(),
})

export const people = z.strictObject({
  authors: listOfOwn(z.strictObject({ id, name: localized, role: localized })),
  /** Doctors who agreed to be named as reviewers, with the day of their agreement. */
  reviewers: list(z.strictObject({ id: id.meta({ choices: 'doctors' }), confirmedOn: day })),
})

export type Doctor = z.infer<typeof doctor> & { readonly id: string }
