import {
  defineList,
  defineTexts,
  localizedSchema,
  wholeNumberSchema,
  titledLinesSchema,
} from '#lib/content/schemas/fields'

const linesSchema = defineList(localizedSchema)

/**
 * A stage of the visit. In the drawing the stage is a band with `ticks` equal parts. `unit` names
 * the length of one part: “one tick is 10 minutes”. A step begins at the tick `at`.
 */
const stageSchema = defineTexts('title').extend({
  ticks: wholeNumberSchema.min(1),
  unit: localizedSchema.optional(),
  steps: defineList(
    defineTexts('when', 'title', 'text').extend({ at: wholeNumberSchema.min(0) }),
  ).min(1),
})

export const firstVisitSchema = defineTexts(
  'title',
  'lead',
  'timelineTitle',
  'sourcesNote',
  'sourcesLink',
  'emergency',
).extend({
  facts: defineList(defineTexts('value', 'meaning')),
  timeline: defineList(stageSchema),
  bring: titledLinesSchema,
  /** `tests` are the beginnings of lines in `packages.yaml` (`lib/editing/rules/test-lines.ts`). */
  measured: defineTexts('title', 'text', 'link').extend({ tests: linesSchema }),
  takeAway: titledLinesSchema.extend({ link: localizedSchema }),
  changes: titledLinesSchema,
  order: defineTexts('title', 'text', 'action'),
})
