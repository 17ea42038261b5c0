import {
  addIssue,
  defineTexts,
  defineUniqueList,
  idSchema,
  localizedListSchema,
  textSchema,
} from '#lib/content/schemas/fields'
import { monthsSchema, priceSchema } from '#lib/content/schemas/programme-fields'

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
  /** Short texts on the card of the package, for comparison with other packages. */
  inShort: defineTexts('consultations', 'access', 'tests'),
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
