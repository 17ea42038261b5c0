import { addIssue, defineTexts, localizedSchema } from '#lib/content/schemas/fields'
import { locales } from '#lib/i18n/locales'

/** Words in braces that a reminder must contain. The desk replaces them for each appointment. */
const neededPlaceholders = ['day', 'time', 'place', 'preparation'] as const

/** All words in braces that the desk replaces in a reminder. */
export const reminderPlaceholders = [...neededPlaceholders, 'doctor', 'phone'] as const

/** Matches a word in braces, such as `{time}`. References to other documents have a dot. */
const placeholderPattern = /\{([\w-]+)\}/g

const putInBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

/**
 * A text in every language that may contain the `known` placeholders, and must have the `needed`.
 */
const defineTemplate = (
  known: readonly string[],
  needed: readonly string[],
): typeof localizedSchema =>
  localizedSchema.superRefine((texts, context) => {
    for (const locale of locales) {
      const found = [...texts[locale].matchAll(placeholderPattern)].map(([, name = '']) => name)
      const missing = needed.filter((name) => !found.includes(name))
      const unknown = found.filter((name) => !known.includes(name))
      if (missing.length > 0)
        addIssue(context, 'missingPlaceholders', [locale], { words: putInBraces(missing) })
      if (unknown.length > 0)
        addIssue(context, 'unknownPlaceholders', [locale], {
          words: putInBraces(unknown),
          known: putInBraces(known),
          count: known.length,
        })
    }
  })

const plainTemplate = defineTemplate([], [])

/** Texts of the reminder of an appointment. */
export const remindersSchema = defineTexts('text', 'doctor').extend({
  text: defineTemplate(reminderPlaceholders, neededPlaceholders),
  /** The sentence that replaces `{doctor}` when the appointment has a doctor. */
  doctor: defineTemplate(['doctor'], ['doctor']),
  /**
   * Texts about how the patient prepares, by kind of appointment. One of the texts replaces
   * `{preparation}`.
   */
  preparation: defineTexts('consultation', 'checkUp', 'programme').extend({
    consultation: plainTemplate,
    checkUp: plainTemplate,
    programme: plainTemplate,
  }),
})
