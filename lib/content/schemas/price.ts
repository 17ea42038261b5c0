import { z } from 'zod'
import {
  defineList,
  defineTexts,
  defineUniqueList,
  idSchema,
  localizedSchema,
  urlSchema,
} from '#lib/content/schemas/fields'

/** The prices of one list item of a package, such as “Full blood count, urinalysis”. */
const priceLinesSchema = z.strictObject({
  /** The first words of the list item, exactly as in `packages.yaml`. */
  line: localizedSchema,
  /** Ids of the price-list entries whose prices are shown beside the item. */
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
