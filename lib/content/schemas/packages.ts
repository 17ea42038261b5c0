import { z } from 'zod'
import {
  addIssue,
  defineTexts,
  defineUniqueList,
  idSchema,
  localizedListSchema,
  numberSchema,
  textSchema,
} from '#lib/content/schemas/fields'
import { monthsSchema, priceSchema } from '#lib/content/schemas/programme-fields'

const monthsFromStart = z.array(numberSchema.min(0).max(12)).min(1).max(24)

export const servicePackageSchema = defineTexts('summary', 'description').extend({
  id: idSchema,
  /** The trade name, which is the same in all languages. */
  name: textSchema,
  /**
   * Only the package `check-up` may omit `price` and `months`. For this package `check-up.yaml`
   * contains both values.
   */
  price: priceSchema.optional(),
  months: monthsSchema.optional(),
  /** Short texts on the home page, for comparison with other packages. */
  inShort: defineTexts('consultations', 'access', 'tests'),
  /** Months from the start of the programme, which the home page draws: 0 is the start. */
  schedule: z.strictObject({ consultations: monthsFromStart, tests: monthsFromStart }),
  laboratoryStudies: localizedListSchema,
  consultationMethods: localizedListSchema,
  whenIndicated: localizedListSchema,
  nutraceuticals: localizedListSchema,
})

export const packagesSchema = defineUniqueList(servicePackageSchema).superRefine(
  (items, context) => {
    for (const [index, { id, price, months }] of items.entries())
      if (id !== 'check-up' && (price === undefined || months === undefined))
        addIssue(context, 'packagePrice', [index], { id })
  },
)
