import { z } from 'zod'
import { rule } from '#lib/content/sentences'
import { flag, id, list, listOfOwn, localized, localizedList, number } from '#lib/content/values'
import {
  refuse,
  refuseTwins,
  text,
  texts,
  whole,
  type Localized,
  type LocalizedList,
} from '#lib/content/values'
import { defaultLocale } from '#lib/i18n/locales'

// Programmes with their examples, and the price list.

/** Amounts are whole hryvnias, VAT included. */
const price = whole.min(1)
/** How long a package of monitoring lasts (spec section 3). */
export const months = z.literal([3, 6, 12])
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

const servicePackage = texts('summary', 'description').extend({
  id,
  /** Trade name, the same in both languages. */
  name: text,
  /** Of the check-up they stand in `check-up.yaml`. */
  price: price.optional(),
  months: months.optional(),
  /** On the card, so that packages can be compared. */
  inShort: texts('consultations', 'access', 'tests'),
  laboratoryStudies: localizedList,
  consultationMethods: localizedList,
  whenIndicated: localizedList,
  nutraceuticals: localizedList,
})

export const packages = listOfOwn(servicePackage).superRefine((items, context) => {
  for (const [index, { id, price, months }] of items.entries())
    if (id !== 'check-up' && (price === undefined || months === undefined))
      refuse(context, 'packagePrice', [index], { id })
})

export const checkUp = texts('title', 'orderLabel', 'lead', 'indicatedTests').extend({
  price,
  months,
  consultations: z.strictObject({ count: whole, minutes: whole }),
  timeline: list(texts('title', 'text').extend({ week: whole.min(1) })),
  cards: listOfOwn(texts('title', 'description').extend({ id, icon, details: localizedList })),
})

/** Lowest and highest value drawn. */
const scale = z.tuple([number, number])
/** Decimal places. */
const digits = whole.min(0).max(3)

/** A deadline counts from the day on which the patient gets the plan. */
const dated = z.strictObject({ weeksAfterPlan: whole, text: localized })

/** A written plan of the check-up as an example: invented data, the woman of the example report. */
export const plan = texts('label', 'note').extend({
  findings: list(z.strictObject({ marker: id.meta({ choices: 'markers' }), meaning: localized })),
  actions: list(dated),
  nextCheck: dated,
})

const measure = texts('name', 'unit').extend({
  id: z.enum(['weight', 'waist']),
  /** The band the marker moves towards. */
  goal: z.strictObject({ from: number, to: number }),
  /** One a month, from the start on. */
  values: list(number),
  scale,
  /** Over the line between this month and the next. */
  remark: z.strictObject({ month: whole, text: localized }).optional(),
})

const testRange = z
  .strictObject({
    scale,
    /** The lowest value in range, or the lowest one out of it. */
    from: number.optional(),
    below: number.optional(),
    digits,
    /** Whose range it is. */
    whom: localized.optional(),
    source: localized,
  })
  .refine(({ from, below }) => (from === undefined) !== (below === undefined), rule('rangeEnd'))

/** What is measured, by the lines of `packages.yaml` that hold it. */
export const tests = list(
  z.strictObject({
    /** How that line begins. */
    line: localized,
    tests: listOfOwn(
      texts('name').extend({ id, unit: localized.optional(), range: testRange.optional() }),
    ),
  }),
)

export type Inclusion = 'everyone' | 'indicated' | 'none'

/** How a package includes what a line of it, or its beginning, says. */
export function inclusionOf(
  line: Localized,
  item: z.infer<typeof servicePackage>,
  locale = defaultLocale,
): Inclusion {
  const holds = (list: LocalizedList) => list[locale].some((each) => each.startsWith(line[locale]))
  if (holds(item.laboratoryStudies) || holds(item.consultationMethods)) return 'everyone'
  return holds(item.whenIndicated) ? 'indicated' : 'none'
}

const weightLossPackage = z.enum(['basic', 'extended'])
export const weightLoss = texts('lead', 'linesNote').extend({
  benefits: listOfOwn(texts('title', 'description').extend({ id, icon })),
  /** Their names are stored in `weightLossRequest` (spec section 4). */
  packages: listOfOwn(
    texts('name', 'title', 'orderLabel', 'description').extend({
      id: weightLossPackage,
      months,
      price,
      monthlyPayment: price,
      popular: flag,
    }),
  ),
  /** In every package; `price` is one for all or one for each package by its id. */
  services: listOfOwn(
    texts('name').extend({
      id,
      price: z.union([price, z.record(weightLossPackage, price)], rule('prices')),
      included: flag,
      details: localizedList.optional(),
    }),
  ),
  /** `packageName` is stored in `weightLossRequest` as it is, in every language (spec section 4). */
  freeConsultation: texts('name', 'orderLabel', 'title', 'text').extend({
    minutes: whole,
    packageName: text,
  }),
  resultsExample: texts('label', 'note').extend({ measures: z.tuple([measure, measure]) }),
})

export const report = z.strictObject({
  /** In months; 0 is the start. */
  stages: z.tuple([number, number, number, number]),
  markers: listOfOwn(
    texts('name', 'unit').extend({
      id,
      scale,
      /** Reference range, or the goal; null: open on that side. */
      range: z.tuple([number.nullable(), number]),
      /** True where a doctor sets the range by the person’s risk. */
      isGoal: flag,
      /** Value at each stage. */
      values: z.tuple([number, number, number, number]),
      digits,
    }),
  ),
})

const line = id.meta({ choices: 'services' })

export const services = z
  .strictObject({
    /** What the form says a first consultation costs: ids of the price list, and minutes once they are known. */
    firstConsultation: z.strictObject({
      generalPractitioner: line,
      specialist: line,
      minutes: whole.optional(),
    }),
    categories: list(
      texts('title', 'summary').extend({
        slug: z.enum([
          'consultationReception',
          'ultrasoundDiagnostics',
          'laboratoryStudies',
          'manipulationServices',
        ]),
        contactNote: localized.optional(),
        options: list(z.strictObject({ id, title: localized, price })),
      }),
    ),
  })
  .superRefine(({ firstConsultation, categories }, context) => {
    const lines = categories.flatMap(({ options }, category) =>
      options.map(({ id }, index) => ({
        id,
        path: ['categories', category, 'options', index, 'id'],
      })),
    )
    refuseTwins(lines, context)
    for (const field of ['generalPractitioner', 'specialist'] as const) {
      const id = firstConsultation[field]
      if (!lines.some((each) => each.id === id))
        refuse(context, 'priceLine', ['firstConsultation', field], { id })
    }
  })

export type IconName = z.infer<typeof icon>
export type ReportMarker = z.infer<typeof report>['markers'][number]
export type CheckUpStop = z.infer<typeof checkUp>['timeline'][number]
export type MeasuredTest = z.infer<typeof tests>[number]['tests'][number]
export type ExampleMeasure = z.infer<typeof measure>
