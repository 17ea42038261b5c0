import { defineList, defineTexts, localizedSchema } from '#lib/content/schemas/fields'

const titledTextsSchema = defineList(defineTexts('title', 'text'))
const titledLinesSchema = defineTexts('title').extend({ lines: defineList(localizedSchema) })

export const howWeWorkSchema = defineTexts('title', 'lead').extend({
  numbers: defineTexts('title', 'text', 'warning').extend({
    /** Shown for a claim of `claims.yaml` while the note on the claim is missing. */
    unknown: defineTexts('yearsOfPractice', 'cases', 'successPercent', 'averageLossKg'),
    others: titledTextsSchema,
  }),
  articles: defineTexts('title', 'rulesTitle').extend({
    /** The rules of publishing, which the blog shows as well. */
    rules: defineList(localizedSchema),
    steps: titledTextsSchema,
  }),
  money: titledLinesSchema,
  data: titledLinesSchema.extend({ link: localizedSchema }),
})
