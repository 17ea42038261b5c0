import {
  defineList,
  defineTexts,
  localizedSchema,
  wholeNumberSchema,
  titledLinesSchema,
} from '#lib/content/schemas/fields'

const linesSchema = defineList(localizedSchema)

/** A stage of the first visit. The drawing shows the stage as a bar. */
const stageSchema = defineTexts('title').extend({
  /** Number of equal parts into which ticks divide the bar. */
  ticks: wholeNumberSchema.min(1),
  /** Length of one part: “one tick is 10 minutes”. */
  unit: localizedSchema.optional(),
  /** Events of the stage. Each event begins at the tick with the number `at`. */
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
  /**
   * `tests` are the first words of list items in `packages.yaml`
   * (`lib/editing/rules/test-lines.ts`).
   */
  measured: defineTexts('title', 'text', 'link').extend({ tests: linesSchema }),
  takeAway: titledLinesSchema.extend({ link: localizedSchema }),
  changes: titledLinesSchema,
  order: defineTexts('title', 'text', 'action'),
})
