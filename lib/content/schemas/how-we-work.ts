import {
  defineList,
  defineTexts,
  localizedSchema,
  titledLinesSchema,
} from '#lib/content/schemas/fields'

const titledTextsSchema = defineList(defineTexts('title', 'text'))

export const howWeWorkSchema = defineTexts('title', 'lead').extend({
  numbers: defineTexts('title', 'text', 'warning').extend({
    /** Texts that replace a missing note on a claim of `claims.yaml`. */
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
