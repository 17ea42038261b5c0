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

// Schemas of packages, check-up, weight loss, price list and examples.

/** Amounts are whole hryvnias, VAT included. */
const price = whole.min(1)
/** Months of a package (spec section 3). */
export const months = z.literal([3, 6, 12])
/** Names of the icons (`components/ui/icon.tsx`). */
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
  /** The check-up's price and months are in `check-up.yaml`. */
  price: price.optional(),
  months: months.optional(),
  /** Shown on the card for comparison. */
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

/** Lowest and highest value on the scale. */
const scale = z.tuple([number, number])
/** Decimal places. */
const digits = whole.min(0).max(3)

/** A deadline counts from the day on which the patient gets the plan. */
const dated = z.strictObject({ weeksAfterPlan: whole, text: localized })

/** An example plan with invented data. */
export const plan = texts('label', 'note').extend({
  findings: list(z.strictObject({ marker: id.meta({ choices: 'markers' }), meaning: localized })),
  actions: list(dated),
  nextCheck: dated,
})

const measure = texts('name', 'unit').extend({
  id: z.enum(['weight', 'waist']),
  /** The target band. */
  goal: z.strictObject({ from: number, to: number }),
  /** Monthly values, the first at the start. */
  values: list(number),
  scale,
  /** A remark on the line after this month. */
  remark: z.strictObject({ month: whole, text: localized }).optional(),
})

const testRange = z
  .strictObject({
    scale,
    /** `from` is the lowest value in range, `below` the lowest out of range. */
    from: number.optional(),
    below: number.optional(),
    digits,
    /** The people for whom the range holds. */
    whom: localized.optional(),
    source: localized,
  })
  .refine(({ from, below }) => (from === undefined) !== (below === undefined), rule('rangeEnd'))

/** Measured tests, by the lines of `packages.yaml` that contain them. */
export const tests = list(
  z.strictObject({
    /** The beginning of that line. */
    line: localized,
    tests: listOfOwn(
      texts('name').extend({ id, unit: localized.optional(), range: testRange.optional() }),
    ),
  }),
)

export type Inclusion = 'everyone' | 'indicated' | 'none'

/** How a package includes a line that begins like this. */
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
  /** The names are stored in `weightLossRequest` (spec section 4). */
  packages: listOfOwn(
    texts('name', 'title', 'orderLabel', 'description').extend({
      id: weightLossPackage,
      months,
      price,
      monthlyPayment: price,
      popular: flag,
    }),
  ),
  /** Lines of every package. `price` is one number, or one for each package id. */
  services: listOfOwn(
    texts('name').extend({
      id,
      price: z.union([price, z.record(weightLossPackage, price)], rule('prices')),
      included: flag,
      details: localizedList.optional(),
    }),
  ),
  /**
   * `packageName` is stored in `weightLossRequest` unchanged in every language (spec section 4).
   */
  freeConsultation: texts('name', 'orderLabel', 'title', 'text').extend({
    minutes: whole,
    packageName: text,
  }),
  resultsExample: texts('label', 'note').extend({ measures: z.tuple([measure, measure]) }),
})

export const report = z.strictObject({
  /** Months of the stages; 0 is the start. */
  stages: z.tuple([number, number, number, number]),
  markers: listOfOwn(
    texts('name', 'unit').extend({
      id,
      scale,
      /** Reference range, or the goal; null is an open end. */
      range: z.tuple([number.nullable(), number]),
      /** True when a doctor sets the range by the person's risk. */
      isGoal: flag,
      /** The value at each stage. */
      values: z.tuple([number, number, number, number]),
      digits,
    }),
  ),
})

const line = id.meta({ choices: 'services' })

export const services = z
  .strictObject({
    /** Shown by the form: ids of the price list, and minutes once the clinic confirms them. */
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
