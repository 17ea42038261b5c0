import { z } from 'zod'
import { nameRule } from '#lib/content/mistakes'
import { isFitPhoto } from '#lib/content/pictures'
import {
  daySchema,
  defineList,
  defineUniqueList,
  idSchema,
  localizedListSchema,
  localizedSchema,
  numberSchema,
  textSchema,
  unsetChoice,
  urlSchema,
  wholeNumberSchema,
} from '#lib/content/schemas/fields'
import { defaultLocale } from '#lib/i18n/locales'
import { weekDays } from '#lib/time/opening-days'

// Schemas of the clinic, its claims, its doctors and the authors of articles.

const timeSchema = z.string(nameRule('time')).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, nameRule('time'))
const specialtySchema = z
  .enum([
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
  .meta(unsetChoice)

const openingTimes = { opens: timeSchema, closes: timeSchema }
/**
 * True when the hours fit into the chart of the opening hours. The chart shows the hours from 6 to
 * 22.
 */
const fitsDrawing = ({ opens, closes }: { opens: string; closes: string }) =>
  opens < closes && opens >= '06:00' && closes <= '22:00'
const hoursSchema = z.strictObject({
  week: defineList(
    z
      .strictObject({ days: defineList(z.enum(weekDays)).min(1), ...openingTimes })
      .refine(fitsDrawing, nameRule('hours')),
  ).min(1),
  closed: defineList(daySchema),
  special: defineList(
    z.strictObject({ day: daySchema, ...openingTimes }).refine(fitsDrawing, nameRule('hours')),
  ),
})

export const clinicSchema = z.strictObject({
  name: localizedSchema,
  phone: z.string(nameRule('phone')).regex(/^\+380\d{9}$/, nameRule('phone')),
  email: z.email(nameRule('email')),
  address: z.strictObject({
    street: localizedSchema,
    city: localizedSchema,
    postalCode: textSchema,
    country: textSchema,
  }),
  geo: z.strictObject({
    latitude: numberSchema.min(-90).max(90),
    longitude: numberSchema.min(-180).max(180),
  }),
  hours: hoursSchema,
  links: z.strictObject({
    map: urlSchema,
    messenger: urlSchema,
    shop: urlSchema,
    instagram: urlSchema,
    facebook: urlSchema,
  }),
  specialties: defineList(specialtySchema),
  legalEntity: z.strictObject({
    name: localizedSchema,
    code: textSchema,
    address: localizedSchema,
    iban: textSchema,
  }),
  licence: localizedSchema.optional(),
})

/** Claims of the clinic, such as years of practice (spec section 9). */
export const claimsSchema = z.strictObject({
  yearsOfPractice: wholeNumberSchema,
  cases: wholeNumberSchema,
  successPercent: numberSchema,
  averageLossKg: numberSchema,
  notes: z.strictObject({
    whose: localizedSchema.optional(),
    practice: localizedSchema.optional(),
    results: localizedSchema.optional(),
  }),
})

/** Lists of a doctor that the clinic may not know yet. Pages leave an unknown list out. */
export const doctorLists = [
  'treats',
  'treatsNot',
  'education',
  'certificates',
  'languages',
] as const

/** An empty list counts as unknown, so that no page shows a heading without a text. */
const knownListSchema = localizedListSchema
  .transform((lists) => (lists[defaultLocale].length > 0 ? lists : undefined))
  .optional()

export const doctorSchema = z.strictObject({
  name: localizedSchema,
  profession: localizedSchema,
  specialty: specialtySchema,
  yearsOfExperience: wholeNumberSchema,
  patientsInThousands: wholeNumberSchema,
  /** Id of the entry in the price list with the price of this doctor's first consultation. */
  firstConsultation: idSchema.meta({ choices: 'services' }),
  /**
   * Ids of the doctor's other consultations in the price list. The doctor's page shows their
   * prices.
   */
  otherConsultations: defineUniqueList(idSchema.meta({ choices: 'services' })).optional(),
  description: localizedListSchema,
  /** Reasons to come to this doctor. */
  treats: knownListSchema,
  /** Reasons to see another doctor or to call an ambulance. */
  treatsNot: knownListSchema,
  education: knownListSchema,
  certificates: knownListSchema,
  languages: knownListSchema,
  /**
   * File name of a photo uploaded at the desk. Without `photo`, pages show `photo.jpg`,
   * `photo.jpeg` or `photo.png` of the doctor's folder, if such a file exists.
   */
  photo: z.string().refine(isFitPhoto, nameRule('photo')).meta({ isPicture: true }).optional(),
  /** Description of the doctor's page for search engines and link previews. */
  metaDescription: localizedSchema,
  /** The day on which the texts of the doctor's page last changed. */
  changed: daySchema,
})

export const peopleSchema = z.strictObject({
  authors: defineUniqueList(
    z.strictObject({ id: idSchema, name: localizedSchema, role: localizedSchema }),
  ),
  /** Doctors who agreed to be named as reviewers. `confirmedOn` is the day of the agreement. */
  reviewers: defineList(
    z.strictObject({ id: idSchema.meta({ choices: 'doctors' }), confirmedOn: daySchema }),
  ),
})

export type Doctor = z.infer<typeof doctorSchema> & { readonly id: string }
