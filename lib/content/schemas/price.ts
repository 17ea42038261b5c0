import { z } from 'zod'
import {
  defineList,
  defineTexts,
  defineUniqueList,
  idSchema,
  localizedSchema,
  urlSchema,
} from '#lib/content/schemas/fields'

/** The lines of the price list that belong to one line of `packages.yaml`. */
const priceLinesSchema = z.strictObject({
  /** The beginning of a line in `packages.yaml`. */
  line: localizedSchema,
  /** Ids of lines in the price list. */
  services: defineUniqueList(idSchema.meta({ choices: 'services' })),
})

/** The page that lists what each package contains, with the prices of the price list. */
export const priceBreakdownSchema = defineTexts(
  'title',
  'lead',
  'programmesTitle',
  'programmesLead',
  'sumNote',
).extend({
  priceLines: defineList(priceLinesSchema),
  /** Checks that are free of charge under the state programme, each with its source. */
  free: defineTexts('title', 'lead', 'note').extend({
    items: defineUniqueList(defineTexts('text', 'source').extend({ id: idSchema, url: urlSchema })),
  }),
})
