/** Languages of the site in path order; the first is the default (spec section 2). */
export const languages = ['ua', 'en'] as const

/** Path segment, stored value and state code of a language: `ua` or `en`. */
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'ua'

/** What machines read: BCP 47 tag for `<html lang>`, hreflang and Intl; Open Graph locale; provider code. */
export const codes = {
  ua: { tag: 'uk', openGraph: 'uk_UA', provider: 'uk' },
  en: { tag: 'en', openGraph: 'en_US', provider: 'en' },
} as const satisfies Record<Language, { tag: string; openGraph: string; provider: string }>

/** True when `value` is one of the site's language codes. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** The language a path says by its first segment; null when it says none of ours. */
export function languageInPath(path: string): Language | null {
  const [, first] = path.split('/')
  return isLanguage(first) ? first : null
}

/** The other language of the pair, for the switcher and alternates. */
export function otherLanguage(language: Language): Language {
  return language === 'ua' ? 'en' : 'ua'
}
