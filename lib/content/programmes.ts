import { z } from 'zod'
import {
  flag,
  id,
  list,
  listOfIds,
  localized,
  localizedList,
  number,
  refuseTwins,
  text,
  whole,
} from '#lib/content/values'

// Programmes with their examples, and the price list.

/** Amounts are whole hryvnias, VAT included. */
const price = whole.min(1, 'must be one hryvnia at least')
/** Months of monitoring offered (spec section 3). */
export const months = z.literal([3, 6, 12], 'must be 3, 6 or 12')
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

export const packages = listOfIds(servicePackage).superRefine((items, context) => {
  for (const [index, { id, price, months }] of items.entries())
    if (id !== 'check-up' && (price === undefined || months === undefined))
      context.addIssue({ code: 'custom', path: [index], message: `(${id}) lacks its price or its months: add them` })
})

export const checkUp = z.strictObject({
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
export const plan = z.strictObject({
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

export const weightLoss = z
  .strictObject({
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
  .superRefine(({ packages, services }, context) => {
    const ids = packages.map(({ id }) => id)
    for (const [index, { price }] of services.entries())
      if (typeof price !== 'number' && !ids.every((id) => price[id]))
        context.addIssue({
          code: 'custom',
          path: ['services', index, 'price'],
          message: `must be one price, or one for each of ${ids.join(', ')}`,
        })
  })

export const report = z.strictObject({
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

export const services = z
  .strictObject({
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
  .superRefine(({ firstConsultation, categories }, context) => {
    const lines = categories.flatMap(({ options }, category) =>
      options.map(({ id }, index) => ({ id, path: ['categories', category, 'options', index, 'id'] })),
    )
    refuseTwins(lines, context)
    for (const field of ['generalPractitioner', 'specialist'] as const)
      if (!lines.some(({ id }) => id === firstConsultation[field]))
        context.addIssue({
          code: 'custom',
          path: ['firstConsultation', field],
          message: `must be the id of a line of this list, and there is no “${firstConsultation[field]}”`,
        })
  })

export type IconName = z.infer<typeof icon>
export type ReportMarker = z.infer<typeof report>['markers'][number]
export type CheckUpStop = z.infer<typeof checkUp>['timeline'][number]
export type ExampleMeasure = z.infer<typeof measure>
