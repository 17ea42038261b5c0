/**
 * The one table of languages (spec section 2). The key is the path segment, the stored value and the state code; `tag` is
 * the BCP 47 tag for `<html lang>`, `hreflang` and Intl; then the Open Graph locale, the provider's code and the name.
 */
export const codes = {
  ua: { tag: 'uk', openGraph: 'uk_UA', provider: 'uk', name: 'Українська' },
  en: { tag: 'en', openGraph: 'en_US', provider: 'en', name: 'English' },
} as const

export type Language = keyof typeof codes

export const languages = /* @__PURE__ */ Object.keys(codes) as Language[]
export const defaultLanguage: Language = 'ua'

/** Cookie and localStorage key of the chosen language, and for how many seconds the cookie lasts (spec section 9). */
export const languageKey = 'lang'
export const languageMaxAge = 30 * 24 * 60 * 60

/** True when `value` is one of the site's language codes. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** The language of a path by its first segment; null when it names none of ours. */
export function languageInPath(path: string): Language | null {
  const [, first] = path.split('/')
  return isLanguage(first) ? first : null
}

/** The language of another system's code: `uk`, `ua`, `EN`, `en-GB`; null when it is none of ours. */
export function languageFromCode(code: string): Language | null {
  const primary = code.toLowerCase().split('-')[0]
  return languages.find((language) => primary === language || primary === codes[language].tag) ?? null
}
