import { z } from 'zod'
import { nameRule } from '#lib/content/mistakes'
import {
  defineList,
  defineTexts,
  defineUniqueList,
  idSchema,
  localizedSchema,
  numberSchema,
} from '#lib/content/schemas/fields'
import { decimalPlacesSchema, scaleRangeSchema } from '#lib/content/schemas/programme-fields'

const testRangeSchema = z
  .strictObject({
    scale: scaleRangeSchema,
    /**
     * A test has one limit: either `from`, the lowest value in range, or `below`, the lowest value
     * out of range.
     */
    from: numberSchema.optional(),
    below: numberSchema.optional(),
    digits: decimalPlacesSchema,
    /** The people for whom the range is valid. */
    whom: localizedSchema.optional(),
    source: localizedSchema,
  })
  .refine(({ from, below }) => (from === undefined) !== (below === undefined), nameRule('rangeEnd'))

/** Measured tests, grouped by the list items of `packages.yaml` that contain the tests. */
export const testsSchema = defineList(
  z.strictObject({
    /** The first words of a list item in `packages.yaml`, such as “Full blood count”. */
    line: localizedSchema,
    tests: defineUniqueList(
      defineTexts('name').extend({
        id: idSchema,
        unit: localizedSchema.optional(),
        range: testRangeSchema.optional(),
      }),
    ),
  }),
)
export type MeasuredTest = z.infer<typeof testsSchema>[number]['tests'][number]
