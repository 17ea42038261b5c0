import { env } from '#lib/env'
import { codes, defaultLanguage, languages, type Language } from '#lib/i18n/languages'

/** Absolute address of a path of this site. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.SITE_URL).href
}

/**
 * `hreflang` addresses of a page that exists in the given languages, each under its BCP 47 tag, plus `x-default`.
 * @param pathIn the page's path in a language.
 */
export function alternateUrls(
  pathIn: (language: Language) => string,
  locales: readonly Language[] = languages,
): Record<string, string> {
  const urls: Record<string, string> = {}
  for (const language of locales) urls[codes[language].tag] = absoluteUrl(pathIn(language))
  const fallback = locales.includes(defaultLanguage) ? defaultLanguage : locales[0]
  if (fallback) urls['x-default'] = absoluteUrl(pathIn(fallback))
  return urls
}
