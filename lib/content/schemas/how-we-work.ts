import {
  defineList,
  defineTexts,
  localizedSchema,
  titledLinesSchema,
} from '#lib/content/schemas/fields'

const titledTextsSchema = defineList(defineTexts('title', 'text'))

export const howWeWorkSchema = defineTexts('title', 'lead').extend({
  numbers: defineTexts('title', 'text', 'warning').extend({
    /** Texts that the page shows for a claim of `claims.yaml` without a note. */
    unknown: defineTexts('yearsOfPractice', 'cases', 'successPercent', 'averageLossKg'),
    others: titledTextsSchema,
  }),
  articles: defineTexts('title', 'rulesTitle').extend({
    /** The rules of publishing. The blog shows these rules too. */
    rules: defineList(localizedSchema),
    steps: titledTextsSchema,
  }),
  money: titledLinesSchema,
  data: titledLinesSchema.extend({ link: localizedSchema }),
})
