import { defaultLanguage, isLanguage, type Language } from '#lib/i18n/languages'

/** Cookie and localStorage key of the chosen language (spec section 9). */
export const languageKey = 'lang'

/** How long a choice is remembered: 30 days, in seconds (spec section 9). */
export const languageMaxAge = 30 * 24 * 60 * 60

/**
 * The language where no path segment says it: chosen (cookie), then stored (localStorage), then the default `ua`
 * (decisions, "Stored value wins over state"). Invalid values are passed over.
 */
export function resolveLanguage(sources: {
  cookie?: string | undefined
  stored?: string | null | undefined
}): Language {
  if (isLanguage(sources.cookie)) return sources.cookie
  if (isLanguage(sources.stored)) return sources.stored
  return defaultLanguage
}

/** The language another system's code means: `uk`, `ua`, `EN`, `en-GB`; null when it is none of ours. */
export function languageFromCode(code: string): Language | null {
  const primary = code.toLowerCase().split('-')[0]
  const own = primary === 'uk' ? 'ua' : primary
  return isLanguage(own) ? own : null
}
