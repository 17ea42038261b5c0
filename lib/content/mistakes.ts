import { createTranslator, type Messages } from 'next-intl'
import { findFileTitle } from '#lib/content/file-title'
import { getLanguageName } from '#lib/i18n/format'
import { type Locale, localeDetails } from '#lib/i18n/locales'
import { readMessages } from '#lib/i18n/read-messages'

/**
 * A mistake to describe to an editor. `rule` is the key of a message in `Rules`; the remaining
 * properties are arguments of the message.
 */
export type Mistake = { rule: RuleName; [value: string]: MistakeValue }
export type RuleName = keyof Messages['Rules']
/**
 * An argument of a message. For `field`, the desk inserts the label of the field with this name.
 */
export type MistakeValue = string | number | Mistake | { language: Locale } | { field: string }

/**
 * Returns the name of a rule unchanged, so that TypeScript checks the name. A zod schema has the
 * name as its error message. `Rules` in `messages/` has a translated text under the same key.
 */
export const nameRule = (name: RuleName): string => name

/**
 * Translates a mistake. A plain string is an English sentence about a mistake that cannot occur at
 * the desk, and is returned unchanged.
 * @param isAtDesk true if fields are named by their labels at the desk
 */
export function translateMistake(
  mistake: Mistake | string,
  locale: Locale,
  isAtDesk = false,
): string {
  if (typeof mistake === 'string') return mistake
  const messages = readMessages(locale)
  const labels: Partial<Record<string, string>> = isAtDesk ? messages.Staff.content.fields : {}
  const choices: Partial<Record<string, string>> = isAtDesk ? messages.Staff.content.values : {}
  const translateCodes = (codes: string): string =>
    codes
      .split(', ')
      .map((code) => choices[code] ?? code)
      .join(', ')
  const translateMistakeValue = (value: MistakeValue): string | number => {
    if (typeof value !== 'object') return value
    if ('rule' in value) return translateMistake(value, locale, isAtDesk)
    if ('field' in value) return labels[value.field] ?? value.field
    return getLanguageName(value.language, locale)
  }
  const { rule, ...values } = mistake
  const words = Object.entries(values).map(([name, value]) => {
    const isCodes = rule === 'oneOf' && typeof value === 'string'
    const translated = isCodes ? translateCodes(value) : translateMistakeValue(value)
    const isFile = isAtDesk && /file$/i.test(name)
    const fileTitle = isFile ? findFileTitle(String(translated), locale) : undefined
    return [name, fileTitle === undefined ? translated : `«${fileTitle}»`] as const
  })
  const rules: Record<string, string> = messages.Rules
  return createTranslator({ locale: localeDetails[locale].tag, messages: rules })(
    rule,
    Object.fromEntries(words),
  )
}
