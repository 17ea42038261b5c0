import { createTranslator, type Messages } from 'next-intl'
import { type Locale, localeDetails } from '#lib/i18n/locales'
import { readMessages } from '#lib/i18n/read-messages'

/** A mistake for an editor: a message of `Rules` with its values. */
export type Mistake = { rule: RuleName; [value: string]: MistakeValue }
export type RuleName = keyof Messages['Rules']
/** `field` is a field's name; the desk shows its label. */
export type MistakeValue = string | number | Mistake | { language: Locale } | { field: string }

/** The message of a schema: the name of a rule in `Rules`. */
export const nameRule = (name: RuleName): string => name

/**
 * Translates a mistake. A plain string is a mistake that only files can have, in English.
 * @param isAtDesk fields are named by their labels at the desk
 */
export function translateMistake(said: Mistake | string, locale: Locale, isAtDesk = false): string {
  if (typeof said === 'string') return said
  const messages = readMessages(locale)
  const labels: Partial<Record<string, string>> = isAtDesk ? messages.Staff.content.fields : {}
  const wordOf = (value: MistakeValue): string | number => {
    if (typeof value !== 'object') return value
    if ('rule' in value) return translateMistake(value, locale, isAtDesk)
    if ('field' in value) return labels[value.field] ?? value.field
    return getLanguageName(value.language, locale)
  }
  const { rule, ...values } = said
  const words = Object.entries(values).map(([name, value]) => [name, wordOf(value)] as const)
  const rules: Record<string, string> = messages.Rules
  return createTranslator({ locale: localeDetails[locale].tag, messages: rules })(
    rule,
    Object.fromEntries(words),
  )
}

/** The name of a language in another language: `Ukrainian`. */
export const getLanguageName = (language: Locale, locale: Locale = 'en'): string =>
  new Intl.DisplayNames(localeDetails[locale].tag, { type: 'language' }).of(
    localeDetails[language].tag,
  ) ?? language
