import { z } from 'zod'
import { numberSchema, wholeNumberSchema } from '#lib/content/schemas/fields'

// Schemas of the fields that several documents have in common.

/** A price in whole hryvnias, including VAT. */
export const priceSchema = wholeNumberSchema.min(1)
/** Duration of a package, in months (spec section 3). */
export const monthsSchema = z.literal([3, 6, 12])
/** Names of the icons (`components/ui/icon.tsx`). */
export const iconSchema = z.enum([
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

/** Lowest and highest value on the scale. */
export const scaleRangeSchema = z.tuple([numberSchema, numberSchema])
export const decimalPlacesSchema = wholeNumberSchema.min(0).max(3)

export type IconName = z.infer<typeof iconSchema>
