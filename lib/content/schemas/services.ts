import { z } from 'zod'
import {
  addIssue,
  addRepeatedIdIssues,
  defineList,
  defineTexts,
  idSchema,
  localizedSchema,
  wholeNumberSchema,
} from '#lib/content/schemas/fields'
import { priceSchema } from '#lib/content/schemas/programme-fields'

const priceLineId = idSchema.meta({ choices: 'services' })

export const servicesSchema = z
  .strictObject({
    /** The first consultation, whose prices stand beside the sign-up form. */
    firstConsultation: z.strictObject({
      /** Ids of the entries in the price list with the prices of the first consultation. */
      generalPractitioner: priceLineId,
      specialist: priceLineId,
      /** Duration of the consultation. Missing until the clinic confirms the duration. */
      minutes: wholeNumberSchema.optional(),
    }),
    categories: defineList(
      defineTexts('title', 'summary').extend({
        slug: z.enum([
          'consultationReception',
          'ultrasoundDiagnostics',
          'laboratoryStudies',
          'manipulationServices',
        ]),
        contactNote: localizedSchema.optional(),
        options: defineList(
          z.strictObject({ id: idSchema, title: localizedSchema, price: priceSchema }),
        ),
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
    addRepeatedIdIssues(lines, context)
    for (const field of ['generalPractitioner', 'specialist'] as const) {
      const id = firstConsultation[field]
      if (!lines.some((each) => each.id === id))
        addIssue(context, 'priceLine', ['firstConsultation', field], { id })
    }
  })
